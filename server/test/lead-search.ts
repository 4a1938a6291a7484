import type { leads } from '../../db/schema/leads';
import { createTestApp } from './test-app';
import { storeLeads } from '../features/leads/leads.examples';
import { type ListLeads, listLeads } from '../features/leads/list-leads';

export const NOW = '2026-11-21T12:00:00.000Z';

export function createSearchApp() {
  const app = createTestApp();
  const { database } = app.deps;
  const list = (input: Partial<ListLeads>) => listLeads(database, { isSpam: false, ...input }, NOW);
  const found = async (input: Partial<ListLeads>) => (await list(input)).leads.map(({ id }) => id);
  const store = (amount: number, vary: (index: number) => Partial<typeof leads.$inferInsert>) =>
    storeLeads(database, amount, vary);
  return { ...app, database, list, found, store };
}
