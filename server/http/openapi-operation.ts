import type { $ZodType } from 'zod/v4/core';
import * as z from 'zod/mini';
import { MAX_FILE_MB } from '../features/media/media.schema';
import type { JsonSchema } from './json-schema';
import { type ERRORS, refusal } from './openapi-parts';
import { findProcedure } from './procedures';
import type { RestRow } from './rest';

export type Operation = Record<string, unknown>;

interface ObjectSchema extends JsonSchema {
  properties: Record<string, JsonSchema>;
  required: string[];
}

/** All that one row says, and all that follows from its method, its path and its procedure. */
export function describeRow(row: RestRow, tag: string): Operation {
  const { method, status, summary, returns, isCreating } = row;
  const input = inputOf(row.procedure);
  const takesBody = method === 'post' || method === 'put';
  return {
    operationId: row.procedure,
    summary,
    tags: [tag],
    security: securityOf(row),
    parameters: [
      ...pathParameters(row),
      ...queryParameters(row, input),
      ...(isCreating ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
      ...(method === 'put' ? [{ $ref: '#/components/parameters/IfMatch' }] : []),
    ],
    ...(takesBody && { requestBody: { required: true, content: bodyOf(row, input) } }),
    responses: {
      [status]: {
        description: DONE[status],
        ...(row.query?.includes('limit') && {
          headers: { Link: { $ref: '#/components/headers/Link' } },
        }),
        ...(returns && { content: { 'application/json': { schema: returns } } }),
      },
      ...refusalsOf(row, takesBody),
    },
  };
}

const DONE = { 200: 'OK', 201: 'Stored', 202: 'Accepted', 204: 'Deleted' };

/** The procedure's own schema, as callers see it. */
function inputOf(procedure: string): ObjectSchema {
  const schema = findProcedure(procedure)?.input;
  if (!schema) return { properties: {}, required: [] };
  const described = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // The format says it; the expression behind it helps nobody.
      if (jsonSchema.format || jsonSchema.pattern?.startsWith('^(?:(?:\\d'))
        delete jsonSchema.pattern;
    },
  });
  delete described.$schema;
  return {
    ...described,
    properties: (described.properties ?? {}) as Record<string, JsonSchema>,
    required: missingIn(schema),
  };
}

/** What an empty body lacks: checks too may ask for a field, which the JSON Schema does not show. */
function missingIn(schema: $ZodType): string[] {
  const { error } = z.safeParse(schema, {});
  return [...new Set(error?.issues.map(({ path }) => String(path[0])) ?? [])];
}

function bodyOf(row: RestRow, input: ObjectSchema) {
  if (row.isUpload) return { 'multipart/form-data': { schema: uploadOf(input) } };
  const fromElsewhere = [...(row.hides ?? []), ...Object.values(idsOf(row))];
  const isOfBody = (name: string) => !fromElsewhere.includes(name);
  const required = input.required.filter(isOfBody);
  const schema = {
    ...input,
    properties: Object.fromEntries(
      Object.entries(input.properties).filter(([name]) => isOfBody(name)),
    ),
    required: required.length > 0 ? required : undefined,
  };
  return { 'application/json': { schema } };
}

/** In a multipart body the file is its bytes. */
const uploadOf = ({ properties, required }: ObjectSchema) => ({
  type: 'object',
  properties: {
    file: {
      type: 'string',
      contentMediaType: 'application/octet-stream',
      description: `At most ${MAX_FILE_MB} MB.`,
    },
    alt: withoutNull(properties.alt ?? {}),
  },
  required,
});

/** The path's parameters, and what the procedure calls them. */
function idsOf({ path, idAs }: RestRow): Record<string, string> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, name === 'id' ? (idAs ?? name) : name]));
}

const pathParameters = (row: RestRow) =>
  Object.keys(idsOf(row)).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const queryParameters = (row: RestRow, input: ObjectSchema) =>
  (row.query ?? []).map((name) => ({
    name,
    in: 'query',
    ...(QUERY_NOTES[name] && { description: QUERY_NOTES[name] }),
    schema: withoutNull(input.properties[name] ?? {}),
  }));

const QUERY_NOTES: Record<string, string> = {
  limit: 'How many rows. Without it everything, but for events and conversions.',
  cursor: 'Where to go on, as the Link header of the page before says.',
  search: 'Text that has to occur, whatever its case.',
  type: 'The one type to list.',
};

/** Neither a query nor a part has a null: what may be null may be left out. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const { anyOf, type } = schema as { anyOf?: JsonSchema[]; type?: unknown };
  if (Array.isArray(type))
    return { ...schema, type: type.find((name) => name !== 'null') as string };
  const others = anyOf?.filter((option) => option.type !== 'null');
  return others?.length === 1 && others[0] ? others[0] : schema;
}

/** A public path takes a token too: it lifts the limits. */
function securityOf(row: RestRow) {
  if (!findProcedure(row.procedure)?.isPublic) return [{ accessToken: [] }, { session: [] }];
  return [{}, { accessToken: [] }, ...(row.isOwned ? [{ session: [] }, { visitor: [] }] : [])];
}

function refusalsOf(row: RestRow, takesBody: boolean) {
  const isWrite = row.method !== 'get';
  const statuses: (keyof typeof ERRORS)[] = [
    400,
    401,
    ...(isWrite ? ([403] as const) : []),
    ...(row.path.includes(':') ? ([404] as const) : []),
    ...(takesBody ? ([413, 415] as const) : []),
    ...(row.isCreating ? ([422] as const) : []),
    429,
    500,
    503,
  ];
  return {
    ...Object.fromEntries(
      statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]),
    ),
    ...(row.conflict && { 409: refusal(row.conflict) }),
  };
}
