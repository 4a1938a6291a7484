import { expect, test } from 'vitest';
import {
  columnsOf,
  examples,
  exampleWorld,
  fieldsOf,
  nameOf,
  restRoutes,
  toRequestBody,
  toRestCall,
} from '../test/rest-calls';
import { createTestApp, STAFF } from '../test/test-app';

const creates = restRoutes
  .filter(({ status }) => status === 201)
  .map((route) => ({ name: nameOf(route), route }));

/** A column that an insert has forgotten would be null. */
test.each(creates)('$name stores each field that was sent', async ({ route }) => {
  const { app, deps } = createTestApp();
  const example = (await examples[route.procedure]?.good?.(exampleWorld(deps.database))) ?? {};
  const columns = await columnsOf(route);
  const stored = fieldsOf(route).filter(
    // Bytes are not answered.
    (name) => name in columns && !(route.isUpload && name === 'file'),
  );
  const unset = stored.filter((name) => example[name] === undefined || example[name] === null);
  expect(unset, `fields without a value in the example of ${route.procedure}`).toEqual([]);

  const { path, body } = toRestCall(route, example);
  const init = toRequestBody(route, body);
  const headers = { ...(init.headers as Record<string, string> | undefined), ...STAFF };
  const response = await app.request(path, { ...init, method: 'POST', headers }, {});
  const row = (await response.json()) as Record<string, unknown>;
  for (const name of stored) {
    expect(row[name], `${name}, as ${route.procedure} stores it`).toEqual(example[name]);
  }
});
