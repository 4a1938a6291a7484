import { describe, expect, test } from 'vitest';
import { newId } from '../../db/ids';
import { examples, exampleWorld, restRoutes, toRequestBody, toRestCall } from '../test/rest-calls';
import { createTestApp, STAFF } from '../test/test-app';
import type { ProcedurePath } from '../router';
import { SUBJECT_TYPES, type SubjectType } from './activities/event-subjects.schema';

/** What creates a record of each kind. */
const CREATED_BY: Partial<Record<SubjectType, ProcedurePath>> = {
  lead: 'leads.create',
  case_study: 'caseStudies.create',
  insight: 'insights.create',
  page: 'pages.create',
  media: 'media.create',
  conversation: 'chat.start',
  client: 'clients.create',
  project: 'projects.create',
  project_update: 'projectUpdates.create',
  staff: 'staff.create',
  token: 'tokens.create',
  webhook: 'webhooks.create',
};

/** Creates a record by REST. */
async function create(type: SubjectType) {
  const testApp = createTestApp();
  const { app, deps } = testApp;
  const route = restRoutes.find(
    ({ method, procedure }) => method === 'post' && procedure === CREATED_BY[type],
  );
  if (!route) throw new Error(`no POST of ${CREATED_BY[type]}`);
  const input = await examples[route.procedure]?.good?.(exampleWorld(deps.database));
  const { path, body } = toRestCall(route, input);
  const init = toRequestBody(route, body);
  const headers = { ...(init.headers as Record<string, string> | undefined), ...STAFF };
  const response = await app.request(path, { ...init, method: 'POST', headers }, {});
  expect(response.status).toBe(201);
  return { ...testApp, created: (await response.json()) as { id: string } };
}

const CREATED = SUBJECT_TYPES.filter((type) => CREATED_BY[type]);

describe.each(CREATED.filter((type) => type !== 'lead'))('a %s', (type) => {
  test('is read as the row that REST shows', async () => {
    const { deps, created } = await create(type);
    const row = deps.subjects[type].read(deps.database, created.id, new Date().toISOString());
    // What is shown only once is no part of the row.
    const { token, invitationUrl, secret, ...shown } = created as Record<string, unknown>;
    expect(row).toEqual(shown);
  });
});

test('a lead is read as the row that REST shows', async () => {
  const { get, deps, created } = await create('lead');
  const list = await get('/api/admin/leads', STAFF);
  const { leads } = (await list.json()) as { leads: unknown[] };
  const row = deps.subjects.lead.read(deps.database, created.id, new Date().toISOString());
  expect([row]).toEqual(leads);
});

test('people and tokens that were removed are not read, though their names stay', async () => {
  for (const type of ['staff', 'token'] as const) {
    const { deps, created, staff } = await create(type);
    if (type === 'staff') await staff().staff.remove({ id: created.id });
    else await staff().tokens.revoke({ id: created.id });
    const row = deps.subjects[type].read(deps.database, created.id, new Date().toISOString());
    expect(row).toBeUndefined();
  }
});

test.each(SUBJECT_TYPES)('a %s that never was is not read', (type) => {
  const { deps } = createTestApp();
  expect(
    deps.subjects[type].read(deps.database, newId(), new Date().toISOString()),
  ).toBeUndefined();
});
