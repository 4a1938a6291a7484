import { sql } from 'drizzle-orm';
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { CLIENT_STATUSES } from '../enums';
import { createdAt, id, updatedAt } from './columns';
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
    /** The inquiry that the client came from. */
    leadId: text('lead_id').references(() => leads.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('clients_by_time').on(table.createdAt, table.id),
    index('clients_by_lead').on(table.leadId),
    index('clients_by_email').on(sql`lower(${table.email})`),
  ],
);
