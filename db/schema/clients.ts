import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { sql } from 'drizzle-orm';
import { CLIENT_STATUSES, PROJECT_STATUSES } from '../enums';
import { createdAt, id, instant, updatedAt } from './columns';
import { leads } from './leads';

export const clients = sqliteTable(
  'clients',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    company: text('company').notNull(),
    phone: text('phone'),
    status: text('status', { enum: CLIENT_STATUSES }).notNull().default('active'),
    /** The inquiry that it began with. */
    leadId: text('lead_id').references(() => leads.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('clients_by_time').on(table.createdAt, table.id),
    index('clients_by_lead').on(table.leadId),
  ],
);

export const projects = sqliteTable(
  'projects',
  {
    id: id(),
    // Restricted: a client with projects is never lost by accident.
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
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('projects_by_time').on(table.createdAt, table.id),
    index('projects_by_client').on(table.clientId, table.createdAt),
    // Holds all that the cards count, so they are read without the projects themselves.
    index('projects_by_status').on(table.status, table.progress),
    check('projects_progress_range', sql`${table.progress} between 0 and 100`),
  ],
);

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
