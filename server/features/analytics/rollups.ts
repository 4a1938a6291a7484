import { and, count, eq, min, ne, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { preparedInsert } from '../../../db/prepared-insert';
import {
  analyticsCounts,
  analyticsDays,
  analyticsHours,
  analyticsSessions,
} from '../../../db/schema/analytics';
import type { Calendar } from '../../core/calendar';
import type { Dimension, PageView } from './page-view';

const value = sql.placeholder;
const increment = (column: string) => sql.raw(`${column} + excluded.${column}`);

/** The number of types, paths or hosts that are counted separately a day, against made-up values. */
const MAX_VALUES = 1_000;
/** The value that all others are counted under. No path and no host has this name. */
export const OTHER = '(other)';

const queries = prepared((database) => ({
  addToSession: preparedInsert(database, analyticsSessions, (insert) =>
    insert
      .onConflictDoUpdate({
        target: analyticsSessions.sessionId,
        set: { events: increment('events'), conversions: increment('conversions') },
      })
      .returning()
      .prepare(),
  ),
  addToDay: preparedInsert(database, analyticsDays, (insert) =>
    insert
      .onConflictDoUpdate({
        target: analyticsDays.day,
        set: {
          events: increment('events'),
          conversions: increment('conversions'),
          sessions: increment('sessions'),
          convertedSessions: increment('converted_sessions'),
        },
      })
      .prepare(),
  ),
  addToHour: preparedInsert(database, analyticsHours, (insert) =>
    insert
      .onConflictDoUpdate({
        target: analyticsHours.startsAt,
        set: {
          events: increment('events'),
          conversions: increment('conversions'),
          sessions: increment('sessions'),
        },
      })
      .prepare(),
  ),
  isCounted: database
    .select({ value: analyticsCounts.value })
    .from(analyticsCounts)
    .where(
      and(
        eq(analyticsCounts.kind, value('kind')),
        eq(analyticsCounts.day, value('day')),
        eq(analyticsCounts.value, value('value')),
      ),
    )
    .prepare(),
  countValues: database
    .select({ values: count() })
    .from(analyticsCounts)
    .where(
      and(
        eq(analyticsCounts.kind, value('kind')),
        eq(analyticsCounts.day, value('day')),
        ne(analyticsCounts.value, OTHER),
      ),
    )
    .prepare(),
  addToCount: preparedInsert(database, analyticsCounts, (insert) =>
    insert
      .onConflictDoUpdate({
        target: [analyticsCounts.kind, analyticsCounts.day, analyticsCounts.value],
        set: { events: increment('events') },
      })
      .prepare(),
  ),
  firstDay: database
    .select({ day: min(analyticsDays.day) })
    .from(analyticsDays)
    .prepare(),
}));

/** The first day with totals; null without any. */
export function firstCountedDay(database: Database): string | null {
  return queries(database).firstDay.get()?.day ?? null;
}

/** Returns a function that reserves room for one more value, and returns whether there is any. */
function createReservations(database: Database): (kind: Dimension, day: string) => boolean {
  const freeByDay = new Map<string, number>();
  return (kind, day) => {
    const key = `${kind} ${day}`;
    const countStored = () => queries(database).countValues.get({ kind, day })?.values ?? 0;
    const free = freeByDay.get(key) ?? MAX_VALUES - countStored();
    freeByDay.set(key, free - 1);
    return free > 0;
  };
}

export interface CountedEvent extends PageView {
  at: number;
  sessionId: string | null;
  type: string;
}

interface Totals {
  events: number;
  conversions: number;
  sessions: number;
  convertedSessions: number;
}

const noTotals = (): Totals => ({ events: 0, conversions: 0, sessions: 0, convertedSessions: 0 });

/**
 * Counts events and conversions in memory, then adds the totals to the rollups with one statement
 * for each changed row. Rollups are totals, so the order of events does not matter, and a clock
 * that is set back counts nothing twice.
 */
export class RollupBatch {
  readonly #days = new Map<string, Totals>();
  readonly #hours = new Map<number, Totals>();
  readonly #sessions = new Map<string, { startedAt: number; totals: Totals }>();
  readonly #counts = new Map<
    string,
    { kind: Dimension; day: string; value: string; events: number }
  >();

  constructor(readonly calendar: Calendar) {}

  addEvent(event: CountedEvent): void {
    this.#add(event.at, event.sessionId, 'events');
    const day = this.calendar.dayOf(event.at);
    this.#count('type', day, event.type);
    if (event.path !== null) this.#count('path', day, event.path);
    if (event.referrerHost !== null) this.#count('referrer', day, event.referrerHost);
  }

  addConversion(at: number, sessionId: string | null): void {
    this.#add(at, sessionId, 'conversions');
  }

  /** Runs inside the `write` that stores the counted events. */
  store(database: Database): void {
    const { addToSession, addToDay, addToHour, addToCount, isCounted } = queries(database);
    const reserve = createReservations(database);
    for (const [sessionId, { startedAt, totals }] of this.#sessions) {
      const { events, conversions } = totals;
      const session = addToSession.get({
        sessionId,
        startedAt: new Date(startedAt).toISOString(),
        events,
        conversions,
      });
      const startOfSession = Date.parse(session.startedAt);
      if (session.events === events && session.conversions === conversions) {
        this.#add(startOfSession, null, 'sessions');
      }
      if (conversions > 0 && session.conversions === conversions) {
        this.#add(startOfSession, null, 'convertedSessions');
      }
    }
    for (const [day, totals] of this.#days) addToDay.run({ day, ...totals });
    for (const [startsAt, { events, conversions, sessions }] of this.#hours) {
      addToHour.run({ startsAt, events, conversions, sessions });
    }
    for (const { kind, day, value: text, events } of this.#counts.values()) {
      const isSeparate =
        isCounted.get({ kind, day, value: text }) !== undefined || reserve(kind, day);
      addToCount.run({ kind, day, value: isSeparate ? text : OTHER, events });
    }
  }

  #add(at: number, sessionId: string | null, name: keyof Totals): void {
    const day = this.calendar.dayOf(at);
    getOrAdd(this.#days, day, noTotals)[name] += 1;
    getOrAdd(this.#hours, this.calendar.hourOf(at), noTotals)[name] += 1;
    if (sessionId === null) return;
    const newSession = () => ({ startedAt: at, totals: noTotals() });
    getOrAdd(this.#sessions, sessionId, newSession).totals[name] += 1;
  }

  #count(kind: Dimension, day: string, text: string): void {
    const key = `${kind}\n${day}\n${text}`;
    getOrAdd(this.#counts, key, () => ({ kind, day, value: text, events: 0 })).events += 1;
  }
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const existing = map.get(key);
  if (existing !== undefined) return existing;
  const added = make();
  map.set(key, added);
  return added;
}
