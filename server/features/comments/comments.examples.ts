import type { Database } from '../../../db/client';
import { newId } from '../../../db/ids';
import { updateComments } from '../../../db/schema/project-updates';
import type { Examples } from '../examples.types';
import { storeUpdate } from '../project-updates/project-updates.examples';
import { storeProject } from '../projects/projects.examples';

/** Creates an update unless one is given. */
export function storeCommentIn(
  database: Database,
  {
    updateId = storeUpdate(database, { isVisible: true }),
    ...overrides
  }: Partial<typeof updateComments.$inferInsert> = {},
): string {
  const id = newId();
  database
    .insert(updateComments)
    .values({ text: 'Can it be in Arabic?', contactName: 'Omar', id, updateId, ...overrides })
    .run();
  return overrides.id ?? id;
}

const storedUpdate = ({ database }: { database: Database }) => {
  const projectId = storeProject(database);
  return { projectId, updateId: storeUpdate(database, { projectId, isVisible: true }) };
};

export const commentsExamples: Examples = {
  create: {
    good: (world) => ({ ...storedUpdate(world), text: 'It will be in by Sunday.' }),
    bad: { text: ' ' },
  },
  list: {
    good: (world) => {
      const key = storedUpdate(world);
      storeCommentIn(world.database, { updateId: key.updateId });
      return key;
    },
  },
  remove: {
    good: (world) => {
      const key = storedUpdate(world);
      const commentId = storeCommentIn(world.database, { updateId: key.updateId });
      return { ...key, commentId };
    },
  },
};
