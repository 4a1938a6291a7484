import type { $ZodType } from 'zod/v4/core';
import * as z from 'zod/mini';
import { MAX_FILE_MB } from '../../core/uploads.schema';
import type { JsonSchema } from './json-schema';
import { type ERRORS, errorResponse } from './components';
import { findProcedure, type ProcedureInfo } from '../../procedures';
import type { Route } from '../define-route';
import type { Download } from '../download';

export type Operation = Record<string, unknown>;

interface ObjectSchema extends JsonSchema {
  properties: Record<string, JsonSchema>;
  required: string[];
}

/** The operation of a route, from its details and from its procedure. */
export async function describeRoute(route: Route, tag: string): Promise<Operation> {
  const { method, status, summary, returns } = route;
  const info = await infoOf(route);
  const { input: schema, isCreating, permissions = [], oneOfPermissions = [] } = info;
  const input = toInput(schema);
  const notes = [
    ...(permissions.length > 0 ? [needsOf(permissions)] : []),
    ...(oneOfPermissions.length > 0 ? [`Needs ${oneOfPermissions.join(' or ')}.`] : []),
    ...(route.note ? [route.note] : []),
  ];
  const takesBody = method === 'post' || method === 'put';
  return {
    operationId: route.procedure,
    summary,
    ...(notes.length > 0 && { description: notes.join(' ') }),
    tags: [tag],
    security: securityOf(route, info),
    parameters: [
      ...pathParameters(route),
      ...queryParameters(route.query ?? [], input),
      ...(isCreating ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
      ...(input.properties.updatedAt ? [{ $ref: '#/components/parameters/IfMatch' }] : []),
    ],
    ...(takesBody && { requestBody: { required: true, content: bodyOf(route, input) } }),
    responses: {
      [status]: {
        description: SUCCESS[status],
        ...(route.query?.includes('cursor') && {
          headers: { Link: { $ref: '#/components/headers/Link' } },
        }),
        ...(returns && { content: { 'application/json': { schema: returns } } }),
      },
      ...(route.path.endsWith('/:slug') && { 308: MOVED }),
      ...errorResponsesOf(route, info, takesBody),
    },
  };
}

/** The operation of a download. */
export function describeDownload(download: Download, tag: string): Operation {
  const { name, summary, permissions, contentType, query } = download;
  return {
    operationId: name,
    summary,
    description: needsOf(permissions),
    tags: [tag],
    security: STAFF_ONLY,
    ...(query && { parameters: queryParameters(query.names, toInput(query.schema)) }),
    responses: {
      200: {
        description: 'The file, streamed.',
        content: { [contentType]: { schema: {} } },
      },
      ...refsTo([400, 401, 403, 429, 500, 503]),
    },
  };
}

const needsOf = (permissions: readonly string[]) => `Needs ${permissions.join(' and ')}.`;

/** Rows that are read by a slug answer to old ones too. */
const MOVED = {
  description: 'An old slug: the row has the one of this address now.',
  headers: { Location: { schema: { type: 'string' } } },
};

const SUCCESS = { 200: 'OK', 201: 'Stored', 202: 'Accepted', 204: 'Deleted' };

async function infoOf({ procedure }: Route): Promise<ProcedureInfo> {
  const info = await findProcedure(procedure);
  if (!info) throw new Error(`There is no procedure ${procedure}.`);
  return info;
}

/** The input schema of the procedure. */
function toInput(schema: $ZodType | undefined): ObjectSchema {
  if (!schema) return { properties: {}, required: [] };
  const described = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // The format is enough; the regular expression behind it is unreadable.
      if (jsonSchema.format || jsonSchema.pattern?.startsWith('^(?:(?:\\d'))
        delete jsonSchema.pattern;
    },
  });
  delete described.$schema;
  return {
    ...described,
    properties: (described.properties ?? {}) as Record<string, JsonSchema>,
    required: requiredBy(schema),
  };
}

/** The fields that fail in an empty body: checks require some that the JSON Schema does not. */
function requiredBy(schema: $ZodType): string[] {
  const { error } = z.safeParse(schema, {});
  return [...new Set(error?.issues.map(({ path }) => String(path[0])) ?? [])];
}

function bodyOf(route: Route, input: ObjectSchema) {
  const notInBody = [...(route.hidden ?? []), ...Object.values(idsOf(route))];
  const isInBody = (name: string) => !notInBody.includes(name);
  const required = input.required.filter(isInBody);
  const schema = {
    ...input,
    properties: Object.fromEntries(
      Object.entries(input.properties).filter(([name]) => isInBody(name)),
    ),
    required: required.length > 0 ? required : undefined,
  };
  return route.isUpload
    ? { 'multipart/form-data': { schema: uploadOf(schema) } }
    : { 'application/json': { schema } };
}

/** In a multipart body the file is binary. */
const uploadOf = ({
  properties,
  required,
}: Pick<ObjectSchema, 'properties'> & { required: string[] | undefined }) => ({
  type: 'object',
  properties: {
    ...Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, withoutNull(schema)]),
    ),
    file: {
      type: 'string',
      contentMediaType: 'application/octet-stream',
      description: `At most ${MAX_FILE_MB} MB.`,
    },
  },
  required,
});

/** The parameters of the path, each with its input field. */
function idsOf({ path, idAs }: Route): Record<string, string> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, name === 'id' ? (idAs ?? name) : name]));
}

const pathParameters = (route: Route) =>
  Object.keys(idsOf(route)).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const queryParameters = (names: readonly string[], input: ObjectSchema) =>
  names.map((name) => ({
    name,
    in: 'query',
    ...(QUERY_NOTES[name] && { description: QUERY_NOTES[name] }),
    schema: withoutNull(input.properties[name] ?? {}),
  }));

const QUERY_NOTES: Record<string, string> = {
  limit: 'The number of rows. Without it all rows, except for events and conversions.',
  cursor: 'The start of the page, from the Link header of the page before.',
  search: 'Text to find, ignoring case.',
  timeline: 'Text to find in notes, calls, answers and replies, ignoring case.',
  ownerId: 'The id of a member of staff, or `none` for what nobody owns.',
  isSpam: 'Lists suspected spam instead of the others.',
  type: 'Lists this type only.',
};

/** Query strings and multipart fields cannot be null: nullable ones are omitted instead. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const { anyOf, type } = schema as { anyOf?: JsonSchema[]; type?: unknown };
  if (Array.isArray(type))
    return { ...schema, type: type.find((name) => name !== 'null') as string };
  const others = anyOf?.filter((option) => option.type !== 'null');
  return others?.length === 1 && others[0] ? others[0] : schema;
}

const STAFF_ONLY = [{ accessToken: [] }, { session: [] }];

/** Public routes accept a token too, which lifts rate limits. */
function securityOf(route: Route, { isPublic }: ProcedureInfo) {
  if (!isPublic) return STAFF_ONLY;
  return [
    {},
    { accessToken: [] },
    ...(route.takesVisitorCookie ? [{ session: [] }, { visitor: [] }] : []),
  ];
}

function errorResponsesOf(
  route: Route,
  { isPublic, isCreating }: ProcedureInfo,
  takesBody: boolean,
) {
  const isWrite = route.method !== 'get';
  const statuses: (keyof typeof ERRORS)[] = [
    400,
    401,
    ...(isWrite || !isPublic ? ([403] as const) : []),
    ...(route.path.includes(':') ? ([404] as const) : []),
    // The files of visitors have a deadline.
    ...(route.isUpload && isPublic ? ([408] as const) : []),
    ...(takesBody ? ([413, 415] as const) : []),
    ...(isCreating ? ([422] as const) : []),
    429,
    500,
    503,
  ];
  return {
    ...refsTo(statuses),
    ...(route.conflict && { 409: errorResponse(route.conflict) }),
  };
}

const refsTo = (statuses: (keyof typeof ERRORS)[]) =>
  Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]),
  );
