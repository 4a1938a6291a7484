import type { Database } from '../../../db/client';
import { newId } from '../../../db/ids';
import { projectUpdates } from '../../../db/schema/project-updates';
import type { Examples } from '../examples.types';
import { storeProject } from '../projects/projects.examples';

/** Creates a project unless one is given. */
export function storeUpdate(
  database: Database,
  {
    projectId = storeProject(database),
    ...overrides
  }: Partial<typeof projectUpdates.$inferInsert> = {},
): string {
  const id = newId();
  database
    .insert(projectUpdates)
    .values({ title: 'Pilot is live', content: 'Two stores.', id, projectId, ...overrides })
    .run();
  return overrides.id ?? id;
}

const storedKey = ({ database }: { database: Database }) => {
  const projectId = storeProject(database);
  return { projectId, updateId: storeUpdate(database, { projectId }) };
};

export const projectUpdatesExamples: Examples = {
  create: {
    good: ({ database }) => ({
      projectId: storeProject(database),
      title: 'Pilot',
      content: 'Two **stores**.',
      attachments: [{ filename: 'a.pdf' }],
      isDraft: true,
      isVisible: false,
    }),
    bad: { content: '' },
  },
  list: {
    good: ({ database }) => {
      const projectId = storeProject(database);
      storeUpdate(database, { projectId });
      return { projectId };
    },
    bad: { cursor: '_' },
  },
  remove: { good: storedKey },
  update: {
    good: (world) => ({
      ...storedKey(world),
      content: 'Three **stores**.',
      attachments: [{ filename: 'b.pdf' }],
      isVisible: true,
    }),
    bad: { title: '' },
  },
};
