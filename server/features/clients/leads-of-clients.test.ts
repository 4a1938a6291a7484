import { expect, test } from 'vitest';
import type { Permission } from '../../../db/permissions';
import { problemOf } from '../../test/responses';
import { createTestApp } from '../../test/test-app';
import { storeLeads } from '../leads/leads.examples';
import { aClient, storeClient } from './clients.examples';

test('a client shows and takes a lead only with leads:read', async () => {
  const { staff, deps, send, caller } = createTestApp();
  const [ownLead, leadId] = storeLeads(deps.database, 2, () => ({ message: 'Help us.' }));
  const id = storeClient(deps.database, { leadId: ownLead });
  const callOf = async (permissions: Permission[]) => {
    const { token } = await staff().tokens.create({ name: 'Tool', permissions });
    const Authorization = `Bearer ${token}`;
    const detail = await caller({ authorization: Authorization }).clients.detail({ id });
    const created = await send('POST', '/api/admin/clients', aClient({ leadId }), {
      Authorization,
    });
    const update = (body: object) =>
      send('PUT', `/api/admin/clients/${id}`, body, { Authorization });
    const unchanged = await update({ leadId: ownLead });
    expect(unchanged.status).toBe(200);
    return { lead: detail.lead?.message, created, updated: await update({ leadId }) };
  };
  const clientsOnly = await callOf(['clients:read', 'clients:write']);
  expect(clientsOnly.lead).toBeUndefined();
  for (const response of [clientsOnly.created, clientsOnly.updated]) {
    const { status, detail } = await problemOf(response);
    expect([status, detail]).toEqual([403, 'A leadId needs the permission leads:read.']);
  }
  const withLeads = await callOf(['clients:read', 'clients:write', 'leads:read']);
  expect(withLeads.lead).toBe('Help us.');
  expect([withLeads.created.status, withLeads.updated.status]).toEqual([201, 200]);
});
