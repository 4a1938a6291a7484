import { type Database, prepared } from '../../../db/client';
import type { ActorType } from '../../../db/permissions';
import { newId } from '../../../db/ids';
import { preparedInsert } from '../../../db/prepared-insert';
import { activities } from '../../../db/schema/activities';
import { newsOfEvent } from '../contact-news/news-of-event';
import { notifyOfEvent } from '../notifications/notify-of-event';
import { storeRevision } from '../revisions/store-revision';
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

export interface Recorded {
  /** Whether a webhook waits for it. */
  isQueued: boolean;
  /** The ids of the people who are notified of it. */
  notifiedIds: string[];
  /** The clients whose pages may show it. */
  clientIds: string[];
}

/** Records the events of a write. */
export function recordWritten(
  database: Database,
  { event, events = event ? [event] : [] }: Pick<Written<unknown>, 'event' | 'events'>,
  source: EventSource,
): Recorded {
  const recorded = events.map((each) => recordActivity(database, each, source));
  return {
    isQueued: recorded.some(({ isQueued }) => isQueued),
    notifiedIds: [...new Set(recorded.flatMap(({ notifiedIds }) => notifiedIds))],
    clientIds: [...new Set(recorded.flatMap(({ clientIds }) => clientIds))],
  };
}

/**
 * Records an event in the transaction of its write, for the webhooks and for staff too, and keeps the
 * version of what has been written.
 */
export function recordActivity(
  database: Database,
  event: DomainEvent,
  source: EventSource,
): Recorded {
  const { type, subjectId, leadId = null, clientId = null, conversationId = null } = event;
  const { now: createdAt, ...who } = source;
  const subjectType = subjectTypeOf(type);
  const related = { leadId, clientId, conversationId };
  const data = ACTIVITY_DATA[type].parse(event.data);
  const about = { type, subjectType, subjectId, createdAt };
  queries(database).insert.run({ id: newId(), ...about, ...related, ...who, data });
  storeRevision(database, about, source);
  return {
    isQueued: queueDeliveries(database, { ...about, data: { ...related, data } }),
    notifiedIds: notifyOfEvent(database, event, source),
    clientIds: newsOfEvent(database, event, source),
  };
}
