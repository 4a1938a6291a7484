import type * as z from 'zod/mini';
import type { LiveEvent } from '../../live/bus';
import type { ActivityType, EventName, EventsOf } from './activity-types.schema';
import type { SubjectType } from './event-subjects.schema';

type EventsAbout<Subject extends SubjectType> = {
  [Name in EventName<Subject>]: {
    type: `${Subject}.${Name}`;
    subjectId: string;
    data: z.output<EventsOf<Subject>[Name]>;
    /** Other records that it concerns, in whose histories it is listed too. */
    leadId?: string | null;
    clientId?: string | null;
    conversationId?: string | null;
  };
}[EventName<Subject>];

/** What a write has changed. It is recorded in the transaction of the write. */
export type DomainEvent = { [Subject in SubjectType]: EventsAbout<Subject> }[SubjectType];

/** What a service returns to `ctx.write`. */
export interface Written<Result> {
  result: Result;
  /** Null when nothing has changed, as by a repeated message. */
  event: DomainEvent | null;
  /** All of a write that has several, of which consoles are shown `event`. */
  events?: DomainEvent[];
  /** The person who acts, where the request does not tell. */
  actorId?: string;
  /** What open consoles receive, instead of the mere type and id of the record. */
  live?: LiveEvent;
  /** What they receive besides, of other records that were changed. */
  alsoLive?: LiveEvent[];
}

/** The names of the fields of an update that have another value than before. */
export function changedFields<Row extends object>(stored: Row, changes: Partial<Row>): string[] {
  const before = stored as Record<string, unknown>;
  return Object.entries(changes)
    .filter(([name, value]) => value !== undefined && !isEqual(before[name], value))
    .map(([name]) => name);
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The event of an update. A new value of a closed list has a type of its own, which readers can
 * subscribe to.
 */
export function updateEvent<
  Updated extends ActivityType,
  Moved extends ActivityType,
  Value extends string,
>(
  types: { updated: Updated; moved: Moved },
  fields: string[],
  from: Value,
  to: Value,
):
  | { type: Updated; data: { fields: string[] } }
  | { type: Moved; data: { fields: string[]; from: Value; to: Value } } {
  return from === to
    ? { type: types.updated, data: { fields } }
    : { type: types.moved, data: { fields, from, to } };
}
