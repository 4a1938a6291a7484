import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { PROJECT_STATUSES } from '../enums';
import { clients } from './clients';
import { createdAt, id, instant, updatedAt } from './columns';

export const projects = sqliteTable(
  'projects',
  {
    id: id(),
    // Restricted, so that a client with projects cannot be deleted by accident.
    clientId: text('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'restrict' }),
    title: text('title').notNull(),
    description: text('description'),
    status: text('status', { enum: PROJECT_STATUSES }).notNull().default('planning'),
    budget: text('budget'),
    startDate: instant('start_date'),
    endDate: instant('end_date'),
    progress: integer('progress').notNull().default(0),
    /** The share of its milestones that are done, instead of a number by hand. */
    progressFromMilestones: integer('progress_from_milestones', { mode: 'boolean' })
      .notNull()
      .default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('projects_by_time').on(table.createdAt, table.id),
    index('projects_by_client').on(table.clientId, table.createdAt),
    // Covers the figures of the cards, which are then read from the index alone.
    index('projects_by_status').on(table.status, table.progress),
    check('projects_progress_range', sql`${table.progress} between 0 and 100`),
  ],
);
