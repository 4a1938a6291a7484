import { type Database, prepared } from '../../../db/client';
import type { ActorType } from '../../../db/permissions';
import { newId } from '../../../db/ids';
import { preparedInsert } from '../../../db/prepared-insert';
import { activities } from '../../../db/schema/activities';
import { queueDeliveries } from '../webhooks/queue-deliveries';
import { ACTIVITY_DATA, subjectTypeOf } from './activity-types.schema';
import type { DomainEvent, Written } from './domain-event';

const queries = prepared((database) => ({
  insert: preparedInsert(database, activities, (insert) => insert.prepare()),
}));

/** Who caused an event, when and by which request. */
export interface EventSource {
  actorType: ActorType;
  actorId: string | null;
  requestId: string | null;
  now: string;
}

/** An event caused by a command or by the server itself. */
export const bySystem = (now: string): EventSource => ({
  actorType: 'system',
  actorId: null,
  requestId: null,
  now,
});

/** Records the events of a write. Returns whether a webhook waits for one of them. */
export function recordWritten(
  database: Database,
  { event, events = event ? [event] : [] }: Pick<Written<unknown>, 'event' | 'events'>,
  source: EventSource,
): boolean {
  return events.map((each) => recordActivity(database, each, source)).includes(true);
}

/**
 * Records an event in the transaction of its write, and queues it for the webhooks. Returns whether one
 * of them waits for it.
 */
export function recordActivity(
  database: Database,
  event: DomainEvent,
  source: EventSource,
): boolean {
  const { type, subjectId, leadId = null, clientId = null, conversationId = null } = event;
  const { now: createdAt, ...who } = source;
  const subjectType = subjectTypeOf(type);
  const related = { leadId, clientId, conversationId };
  const data = ACTIVITY_DATA[type].parse(event.data);
  const about = { type, subjectType, subjectId, createdAt };
  queries(database).insert.run({ id: newId(), ...about, ...related, ...who, data });
  return queueDeliveries(database, { ...about, data: { ...related, data } });
}
