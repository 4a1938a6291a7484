import { describe, expect, test } from 'vitest';
import {
  examples,
  exampleWorld,
  keyIn,
  nameOf,
  restRoutes,
  toRequestBody,
  toRestCall,
} from '../test/rest-calls';
import { createTestApp, STAFF } from '../test/test-app';

/** A draft is stored whenever somebody types; a webhook may be renewed by the same call. */
const OTHERS = ['drafts.', 'webhooks.', 'notifications.'];

const updates = restRoutes
  .filter(({ method, procedure }) => {
    return method === 'put' && !OTHERS.some((prefix) => procedure.startsWith(prefix));
  })
  .map((route) => ({ name: nameOf(route), route }));

describe.each(updates)('$name', ({ route }) => {
  test('leaves the version as it is when nothing changes', async () => {
    const { app, deps } = createTestApp();
    const example = await examples[route.procedure]?.good?.(exampleWorld(deps.database));
    const put = async () => {
      const call = toRestCall(route, { ...keyIn(route, example), ...example });
      const init = toRequestBody(route, call.body);
      const headers = { ...(init.headers as Record<string, string>), ...STAFF };
      const response = await app.request(call.path, { ...init, method: 'PUT', headers }, {});
      expect(response.status).toBe(200);
      return (await response.json()) as Record<string, unknown>;
    };
    expect(await put()).toEqual(await put());
  });
});
