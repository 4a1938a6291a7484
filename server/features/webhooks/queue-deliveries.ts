import { eq } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { newId } from '../../../db/ids';
import { preparedInsert } from '../../../db/prepared-insert';
import { webhookDeliveries, webhooks } from '../../../db/schema/webhooks';

const queries = prepared((database) => ({
  listening: database
    .select({ id: webhooks.id, events: webhooks.events })
    .from(webhooks)
    .where(eq(webhooks.isOn, true))
    .prepare(),
  insert: preparedInsert(database, webhookDeliveries, (insert) => insert.prepare()),
}));

interface QueuedEvent {
  type: string;
  subjectType: string;
  subjectId: string;
  /** Ids of related records, and the event's own data. */
  data: Record<string, unknown>;
  createdAt: string;
}

/**
 * Queues an event for each webhook that wants it, in the transaction that records it. Returns whether
 * there is one.
 */
export function queueDeliveries(database: Database, event: QueuedEvent): boolean {
  const wanting = queries(database)
    .listening.all()
    .filter(({ events }) => events.includes(event.type));
  for (const { id } of wanting) queueDelivery(database, id, event);
  return wanting.length > 0;
}

/** Returns the id of the delivery. */
export function queueDelivery(database: Database, webhookId: string, event: QueuedEvent): string {
  const id = newId();
  queries(database).insert.run({
    ...event,
    id,
    webhookId,
    status: 'pending',
    attempts: 0,
    nextAttemptAt: event.createdAt,
    lastAttemptAt: null,
    requestUrl: null,
    requestBody: null,
    responseStatus: null,
    responseBody: null,
    durationMs: null,
    error: null,
    isErased: false,
  });
  return id;
}
