import type { Database } from '../../db/client';
import * as z from 'zod/mini';
import { features } from '../features';
import type { Feature } from '../features/define-feature';
import type { Example, ExampleWorld } from '../features/examples.types';
import { storeConversation } from '../features/chat/chat.examples';
import { nounOf } from '../procedures';
import { procedureAt } from './procedures';
import { type createTestApp, STAFF } from './test-app';
import type { Route } from '../rest/define-route';
import type { JsonSchema } from '../rest/openapi/json-schema';

export const restRoutes: Route[] = Object.values(features).flatMap(({ rest }) => rest);

export const nameOf = ({ method, path }: Route) => `${method} ${path}`;

/** The example of each procedure, by its path. */
export const examples: Record<string, Example> = Object.fromEntries(
  (
    await Promise.all(
      Object.entries(features).map(async ([noun, feature]) =>
        Object.entries(await feature.examples()).map(([name, example]) => [
          `${noun}.${name}`,
          example,
        ]),
      ),
    )
  ).flat() as [string, Example][],
);

export type Input = Record<string, unknown>;

/** The data for examples, with a new conversation unless one is given. */
export function exampleWorld(
  database: Database,
  conversationId = storeConversation(database).id,
): ExampleWorld {
  return { database, conversationId };
}

/** The input field for each parameter of the path. */
function parametersOf({ path, idAs }: Route): [parameter: string, inputName: string][] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [
    name,
    name === 'id' ? (idAs ?? name) : name,
  ]);
}

/** The fields of an input that are in the path. */
const keyIn = (route: Route, input: Input = {}): Input =>
  Object.fromEntries(parametersOf(route).map(([, name]) => [name, input[name]]));

/** The input fields of the route's procedure, without those of the path and the row's version. */
export function fieldsOf(route: Route): string[] {
  const { procedure } = route;
  const schema = procedureAt(procedure)?.input;
  if (!schema) throw new Error(`${procedure} takes nothing`);
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const inPath = ['id', ...parametersOf(route).map(([, name]) => name)];
  return Object.keys(properties).filter((name) => !inPath.includes(name) && name !== 'updatedAt');
}

/** The described fields of the row that the route returns. The description is made of its columns. */
export async function columnsOf({
  procedure,
  returns,
}: Route): Promise<Record<string, JsonSchema>> {
  const { responses }: Feature = features[nounOf(procedure)];
  const name = String(returns?.$ref).split('/').at(-1) ?? '';
  return (await responses?.())?.[name]?.properties as Record<string, JsonSchema>;
}

interface RestCall {
  path: string;
  body: Input | undefined;
}

/** The request to a route that carries an input of its procedure. */
export function toRestCall(route: Route, input: Input = {}): RestCall {
  const parameters = parametersOf(route);
  const path = parameters.reduce(
    (filled, [parameter, name]) =>
      filled.replace(`:${parameter}`, encodeURIComponent(String(input[name]))),
    route.path,
  );
  const rest = Object.fromEntries(
    Object.entries(input).filter(([name]) => !parameters.some(([, taken]) => taken === name)),
  );
  if (route.method === 'get' || route.method === 'delete') {
    const query = new URLSearchParams(
      Object.entries(rest).map(([name, value]): [string, string] => [name, String(value)]),
    );
    return { path: query.size > 0 ? `${path}?${query}` : path, body: undefined };
  }
  return { path, body: rest };
}

/** The body of a request: a form for an upload, otherwise JSON. */
export function toRequestBody(route: Route, body: Input | undefined): RequestInit {
  if (body === undefined) return {};
  if (!route.isUpload) {
    return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  }
  const { file, ...fields } = body as Record<string, string | undefined> & {
    file?: { name: string; type: string; bytes: Uint8Array };
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value ?? '');
  if (file) {
    form.set('file', new File([new Uint8Array(file.bytes)], file.name, { type: file.type }));
  }
  return { body: form };
}

/** The routes that update a row. */
export const updates = restRoutes
  .filter(({ method }) => method === 'put')
  .map((route) => ({ name: nameOf(route), route }));

/** Updates the row of an example as staff. */
export function putAsStaff(
  { app }: Pick<ReturnType<typeof createTestApp>, 'app'>,
  route: Route,
  { example, changes }: { example: Input | undefined; changes: Input },
): Promise<Response> | Response {
  const call = toRestCall(route, { ...keyIn(route, example), ...changes });
  const init = toRequestBody(route, call.body);
  const headers = { ...(init.headers as Record<string, string>), ...STAFF };
  return app.request(call.path, { ...init, method: 'PUT', headers }, {});
}
