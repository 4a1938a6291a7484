import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt, id, instant, updatedAt } from './columns';
import { projects } from './projects';

/** The steps of a project, which its client sees. */
export const milestones = sqliteTable(
  'milestones',
  {
    id: id(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    dueDate: instant('due_date'),
    isDone: integer('is_done', { mode: 'boolean' }).notNull().default(false),
    doneAt: instant('done_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('milestones_by_project').on(table.projectId, table.dueDate, table.id)],
);
