import { type Column, getTableColumns } from 'drizzle-orm';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { chatConversations } from '../../db/schema/chat';
import { caseStudies } from '../../db/schema/case-studies';
import { clients } from '../../db/schema/clients';
import { insights } from '../../db/schema/insights';
import { pages } from '../../db/schema/pages';
import { projects } from '../../db/schema/projects';
import { findProcedure } from '../procedures';
import {
  examples,
  exampleWorld,
  nameOf,
  restRoutes,
  toRequestBody,
  toRestCall,
} from '../test/rest-calls';
import { createTestApp, STAFF } from '../test/test-app';
import type { Route } from './define-route';

const TABLES = {
  'put /api/admin/case-studies/:id': caseStudies,
  'put /api/admin/insights/:id': insights,
  'put /api/admin/pages/:id': pages,
  'put /api/admin/chat/conversations/:id': chatConversations,
  'put /api/admin/clients/:id': clients,
  'put /api/admin/projects/:id': projects,
};

const updates = restRoutes
  .filter(({ method }) => method === 'put')
  .map((route) => ({ name: nameOf(route), route }));

test('every PUT route is tested', () => {
  expect(updates.map(({ name }) => name).sort()).toEqual(Object.keys(TABLES).sort());
});

/** The input fields of the route's procedure, without the row's id and version. */
function fieldsOf({ procedure }: Route): string[] {
  const schema = findProcedure(procedure)?.input;
  if (!schema) throw new Error(`${procedure} takes nothing`);
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties).filter((name) => name !== 'id' && name !== 'updatedAt');
}

describe.each(updates)('null, in $name', ({ name, route }) => {
  test.each(fieldsOf(route).map((field) => ({ field })))(
    'clears $field if it is nullable, else keeps it',
    async ({ field }) => {
      const { app, deps } = createTestApp();
      const example = await examples[route.procedure]?.good?.(exampleWorld(deps.database));
      const put = async (input: Record<string, unknown>) => {
        const call = toRestCall(route, { id: example?.id, ...input });
        const init = toRequestBody(route, call.body);
        const headers = { ...(init.headers as Record<string, string>), ...STAFF };
        const response = await app.request(call.path, { ...init, method: 'PUT', headers }, {});
        expect(response.status).toBe(200);
        return (await response.json()) as Record<string, unknown>;
      };
      const before = await put({});
      const after = await put({ [field]: null });
      const columns: Record<string, Column> = getTableColumns(TABLES[name as keyof typeof TABLES]);
      const column = columns[field];
      expect(column, `${field} is a column`).toBeDefined();
      expect(after[field]).toEqual(column?.notNull ? before[field] : null);
    },
  );
});
