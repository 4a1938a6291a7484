import { describe, expect, test } from 'vitest';
import {
  columnsOf,
  examples,
  exampleWorld,
  fieldsOf,
  keyIn,
  nameOf,
  restRoutes,
  toRequestBody,
  toRestCall,
} from '../test/rest-calls';
import { createTestApp, STAFF } from '../test/test-app';
import type { JsonSchema } from './openapi/json-schema';

const updates = restRoutes
  .filter(({ method }) => method === 'put')
  .map((route) => ({ name: nameOf(route), route }));

/** Fields that ask for something and are no column. */
const REQUESTS = ['addLabel', 'draft', 'followUpOn', 'removeLabel', 'renewSecret', 'updatesLinks'];

/** Null in rows that never were public; what was keeps it. */
const KEPT = ['publishedAt'];

const isNullable = ({ anyOf = [] }: JsonSchema) =>
  (anyOf as JsonSchema[]).some(({ type }) => type === 'null');

describe.each(updates)('null, in $name', ({ route }) => {
  const fields = fieldsOf(route).filter((field) => !REQUESTS.includes(field));
  test.each(fields.map((field) => ({ field })))(
    'clears $field if it is nullable, else keeps it',
    async ({ field }) => {
      const { app, deps } = createTestApp();
      const example = await examples[route.procedure]?.good?.(exampleWorld(deps.database));
      const put = async (input: Record<string, unknown>) => {
        const call = toRestCall(route, { ...keyIn(route, example), ...input });
        const init = toRequestBody(route, call.body);
        const headers = { ...(init.headers as Record<string, string>), ...STAFF };
        const response = await app.request(call.path, { ...init, method: 'PUT', headers }, {});
        expect(response.status).toBe(200);
        return (await response.json()) as Record<string, unknown>;
      };
      const before = await put({ ...example });
      expect(before[field], `${field}, in the example of ${route.procedure}`).not.toBeNull();
      const after = await put({ [field]: null });
      const column = (await columnsOf(route))[field];
      expect(column, `${field} is described`).toBeDefined();
      const isCleared = isNullable(column ?? {}) && !KEPT.includes(field);
      expect(after[field]).toEqual(isCleared ? null : before[field]);
    },
  );
});
