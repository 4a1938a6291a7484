import { describe, expect, test } from 'vitest';
import {
  columnsOf,
  examples,
  exampleWorld,
  fieldsOf,
  putAsStaff,
  updates,
} from '../test/rest-calls';
import { createTestApp } from '../test/test-app';
import type { JsonSchema } from './openapi/json-schema';

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
      const testApp = createTestApp();
      const world = exampleWorld(testApp.deps.database);
      const example = await examples[route.procedure]?.good?.(world);
      const put = async (changes: Record<string, unknown>) => {
        const response = await putAsStaff(testApp, route, { example, changes });
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
