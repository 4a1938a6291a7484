import type { Database } from '../../../db/client';
import { newId } from '../../../db/ids';
import { asks } from '../../../db/schema/project-updates';
import type { Examples } from '../examples.types';
import { storeUpdate } from '../project-updates/project-updates.examples';
import { storeProject } from '../projects/projects.examples';

/** Creates a visible update unless one is given. */
export function storeAskIn(
  database: Database,
  {
    updateId = storeUpdate(database, { isVisible: true }),
    ...overrides
  }: Partial<typeof asks.$inferInsert> = {},
): string {
  const id = newId();
  database
    .insert(asks)
    .values({ kind: 'approve', id, updateId, ...overrides })
    .run();
  return overrides.id ?? id;
}

const storedUpdate = ({ database }: { database: Database }) => {
  const projectId = storeProject(database);
  return { projectId, updateId: storeUpdate(database, { projectId, isVisible: true }) };
};

export const asksExamples: Examples = {
  create: {
    good: (world) => ({
      ...storedUpdate(world),
      kind: 'choose',
      options: ['Sunday', 'Wednesday'],
      dueDate: '2099-11-30T00:00:00.000Z',
    }),
    bad: { options: ['Sunday'] },
  },
  list: {
    good: ({ database }) => {
      storeAskIn(database);
      return {};
    },
    bad: { isOverdue: 'perhaps' },
  },
  update: {
    good: (world) => {
      const key = storedUpdate(world);
      storeAskIn(world.database, { updateId: key.updateId });
      const options = ['Sunday', 'Wednesday'];
      return { ...key, kind: 'choose', options, dueDate: '2099-12-04T00:00:00.000Z' };
    },
    bad: { kind: 'order' },
  },
  remove: {
    good: (world) => {
      const key = storedUpdate(world);
      storeAskIn(world.database, { updateId: key.updateId });
      return key;
    },
  },
};
