import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { procedureAt } from '../test/procedures';
import { undescribedIn } from '../test/described-responses';
import {
  examples,
  exampleWorld,
  type Input,
  nameOf,
  restRoutes,
  toRequestBody,
  toRestCall,
} from '../test/rest-calls';
import { createTestApp, STAFF } from '../test/test-app';
import type { Route } from './define-route';

type Headers = Record<string, string>;

/** Calls a route and compares each response with its description. */
function callerOf(route: Route) {
  const { app, deps } = createTestApp();
  const world = exampleWorld(deps.database);
  return {
    makeInput: async (): Promise<Input> => (await examples[route.procedure]?.good?.(world)) ?? {},
    call: async (input: Input, headers: Headers = STAFF): Promise<Response> => {
      const { path, body } = toRestCall(route, input);
      const init = toRequestBody(route, body);
      const response = await app.request(
        path,
        {
          ...init,
          method: route.method.toUpperCase(),
          headers: { ...(init.headers as Headers | undefined), ...headers },
        },
        {},
      );
      expect(await undescribedIn(route, response.clone())).toEqual([]);
      return response;
    },
  };
}

const routes = restRoutes.map((route) => ({ name: nameOf(route), route }));

describe.each(routes)('$name', ({ route }) => {
  test('responds as described to every caller and input', async () => {
    const { call, makeInput } = callerOf(route);

    const anonymous = await call(await makeInput(), {});
    if (procedureAt(route.procedure)?.isPublic) {
      expect([200, 201, 202, 404]).toContain(anonymous.status);
    } else {
      expect(anonymous.status).toBe(401);
    }

    const guessed = await call(await makeInput(), { Authorization: 'Bearer guessed' });
    expect(guessed.status).toBe(401);

    const { bad } = examples[route.procedure] ?? {};
    if (bad) expect((await call({ ...(await makeInput()), ...bad })).status).toBe(400);

    const unknown = toUnknown(route, await makeInput());
    if (unknown) {
      expect((await call({ ...unknown.input, [unknown.name]: randomUUID() })).status).toBe(404);
      expect((await call({ ...unknown.input, [unknown.name]: 'no-such' })).status).toBe(404);
    }

    const response = await call(await makeInput());
    expect(response.status).toBe(route.status);
    const reason = `the example of ${route.procedure} stores no row`;
    if (route.method === 'get') expect(await response.text(), reason).not.toMatch(/^(\[\]|\{\})?$/);
  });
});

test('a field that is not described is noticed', async () => {
  const route = { method: 'post', path: '/api/contact' } as const;
  const inquiry = { id: randomUUID(), createdAt: '2026-11-21T09:00:00.000Z' };
  const respond = (body: object) => undescribedIn(route, Response.json(body, { status: 201 }));
  expect(await respond(inquiry)).toEqual([]);
  expect(await respond({ ...inquiry, isSpam: true })).toEqual([
    'must NOT have additional properties isSpam',
  ]);
});

/** The input field of the path's parameter; undefined for a path without one. */
function toUnknown({ path, idAs }: Route, input: Input) {
  const parameter = /:(\w+)/.exec(path)?.[1];
  // An address that nobody has is answered like any other.
  if (parameter === undefined || parameter === 'email') return undefined;
  return { input, name: parameter === 'id' ? (idAs ?? 'id') : parameter };
}
