import { type Database, prepared } from '../../../db/client';
import type { ActorType } from '../../../db/permissions';
import { newId } from '../../../db/ids';
import { preparedInsert } from '../../../db/prepared-insert';
import { activities } from '../../../db/schema/activities';
import { ACTIVITY_DATA, subjectTypeOf } from './activity-types.schema';
import type { DomainEvent } from './domain-event';

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

/** Records an event in the transaction of its write. */
export function recordActivity(database: Database, event: DomainEvent, source: EventSource): void {
  const { type, subjectId } = event;
  const { now: createdAt, ...who } = source;
  queries(database).insert.run({
    id: newId(),
    type,
    subjectType: subjectTypeOf(type),
    subjectId,
    leadId: event.leadId ?? null,
    clientId: event.clientId ?? null,
    conversationId: event.conversationId ?? null,
    ...who,
    data: ACTIVITY_DATA[type].parse(event.data),
    createdAt,
  });
}
