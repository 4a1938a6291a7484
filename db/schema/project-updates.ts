import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt, id } from './columns';
import { projects } from './projects';

export const projectUpdates = sqliteTable(
  'project_updates',
  {
    id: id(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    content: text('content').notNull(),
    attachments: text('attachments', { mode: 'json' }).$type<unknown>(),
    createdAt: createdAt(),
  },
  (table) => [index('project_updates_by_time').on(table.projectId, table.createdAt, table.id)],
);
