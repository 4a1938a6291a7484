import type { Database } from '../../../db/client';
import { newId } from '../../../db/ids';
import { milestones } from '../../../db/schema/milestones';
import type { Examples } from '../examples.types';
import { storeProject } from '../projects/projects.examples';

/** Creates a project unless one is given. */
export function storeMilestone(
  database: Database,
  {
    projectId = storeProject(database),
    ...overrides
  }: Partial<typeof milestones.$inferInsert> = {},
): string {
  const id = newId();
  database
    .insert(milestones)
    .values({ title: 'Trial week', id, projectId, ...overrides })
    .run();
  return overrides.id ?? id;
}

const storedKey = ({ database }: { database: Database }) => {
  const projectId = storeProject(database);
  return { projectId, milestoneId: storeMilestone(database, { projectId }) };
};

export const milestonesExamples: Examples = {
  create: {
    good: ({ database }) => ({
      projectId: storeProject(database),
      title: 'Trial week',
      dueDate: '2026-11-29T00:00:00.000Z',
      isDone: true,
    }),
    bad: { title: '' },
  },
  list: { good: ({ database }) => ({ projectId: storedKey({ database }).projectId }) },
  remove: { good: storedKey },
  timeline: {},
  update: {
    good: (world) => ({ ...storedKey(world), isDone: true, dueDate: '2026-12-01' }),
    bad: { isDone: 'perhaps' },
  },
};
