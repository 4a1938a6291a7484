import { sql } from 'drizzle-orm';
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { ACTOR_TYPES } from '../permissions';
import { createdAt, id } from './columns';

/** One row for each domain event, written in the transaction of the change that it records. */
export const activities = sqliteTable(
  'activities',
  {
    id: id(),
    /** Such as `lead.created`; the list is in activity-types.schema.ts. */
    type: text('type').notNull(),
    /** The part of the type before the dot. */
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    /** The records that it concerns, the subject included, for their histories. */
    leadId: text('lead_id'),
    clientId: text('client_id'),
    conversationId: text('conversation_id'),
    actorType: text('actor_type', { enum: ACTOR_TYPES }).notNull(),
    /** Of a member of staff or a tool; null for visitors and the system. */
    actorId: text('actor_id'),
    /** The request that caused it, as in the log; null outside of requests. */
    requestId: text('request_id'),
    /** Ids, names of fields and values of closed lists; never names, addresses or texts. */
    data: text('data', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('activities_by_time').on(table.createdAt, table.id),
    index('activities_by_type').on(table.type, table.createdAt, table.id),
    index('activities_by_subject').on(
      table.subjectType,
      table.subjectId,
      table.createdAt,
      table.id,
    ),
    index('activities_by_actor')
      .on(table.actorId, table.createdAt, table.id)
      .where(sql`actor_id is not null`),
    index('activities_by_lead')
      .on(table.leadId, table.createdAt, table.id)
      .where(sql`lead_id is not null`),
    index('activities_by_client')
      .on(table.clientId, table.createdAt, table.id)
      .where(sql`client_id is not null`),
    index('activities_by_conversation')
      .on(table.conversationId, table.createdAt, table.id)
      .where(sql`conversation_id is not null`),
  ],
);
