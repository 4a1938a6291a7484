import { sql } from 'drizzle-orm';
import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { ACTOR_TYPES } from '../permissions';
import { newId } from '../ids';
import { createdAt } from './columns';

/** One row for each domain event, written in the transaction of the change that it records. */
export const activities = sqliteTable(
  'activities',
  {
    id: text('id').notNull().$defaultFn(newId),
    /** Such as `lead.created`; the list is in event-subjects.schema.ts. */
    type: text('type').notNull(),
    /** The part of the type before the dot. */
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    /** Other records that it concerns, in whose histories it is listed too. */
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
    // In the order of the log. Each index ends with this key, so it has its rows in that order too.
    primaryKey({ columns: [table.createdAt, table.id] }),
    index('activities_by_type').on(table.type),
    index('activities_by_subject').on(table.subjectType, table.subjectId),
    index('activities_by_actor')
      .on(table.actorId)
      .where(sql`actor_id is not null`),
    index('activities_by_lead')
      .on(table.leadId)
      .where(sql`lead_id is not null`),
    index('activities_by_client')
      .on(table.clientId)
      .where(sql`client_id is not null`),
    index('activities_by_conversation')
      .on(table.conversationId)
      .where(sql`conversation_id is not null`),
  ],
);
