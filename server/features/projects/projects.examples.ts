import type { Database } from '../../../db/client';
import { newId } from '../../../db/ids';
import { projects } from '../../../db/schema/projects';
import { storeClient } from '../clients/clients.examples';
import type { Examples } from '../examples.types';

/** Creates a client unless one is given. */
export function storeProject(
  database: Database,
  { clientId = storeClient(database), ...overrides }: Partial<typeof projects.$inferInsert> = {},
): string {
  const id = newId();
  database
    .insert(projects)
    .values({ title: 'Demand forecast', id, clientId, ...overrides })
    .run();
  return overrides.id ?? id;
}

export const projectsExamples: Examples = {
  byId: { good: ({ database }) => ({ id: storeProject(database) }) },
  create: {
    good: ({ database }) => ({
      clientId: storeClient(database),
      title: 'Demand forecast',
      description: 'One store first.',
      budget: '48,000 JOD',
      status: 'in-progress',
      progress: 0,
      progressFromMilestones: true,
      startDate: '2026-11-21T09:00:00.000Z',
      endDate: '2027-02-01T00:00:00.000Z',
    }),
    bad: { clientId: 'nobody' },
  },
  list: {
    good: ({ database }) => {
      storeProject(database);
      return {};
    },
    bad: { limit: '' },
  },
  stats: {},
  update: {
    good: ({ database }) => ({
      id: storeProject(database),
      progress: 60,
      status: 'in-progress',
      description: 'Two stores.',
      budget: '48,000 JOD',
      startDate: '2026-11-01',
      endDate: '2027-02-01',
    }),
    bad: { progress: 101 },
  },
};
