import { and, count, eq, min, ne, sql } from 'drizzle-orm';
import { type Database, placeholdersOf, prepared } from '../../../db/client';
import { analyticsCounts, analyticsDays, analyticsHours } from '../../../db/schema';
import type { Calendar } from './calendar';
import type { CountedKind, PageFacts } from './page-facts';

const value = sql.placeholder;
const more = (column: string) => sql.raw(`${column} + excluded.${column}`);

/** So many types, paths or hosts of a day are told apart, which no flood of made-up ones can raise. */
const MAX_VALUES = 1_000;
/** What the rest of them is counted under. No path and no host has this name. */
export const OTHER = '(other)';

/** As it is after something was added. */
interface Session {
  startedAt: number;
  events: number;
  conversions: number;
}

const queries = prepared((database) => ({
  // Without Drizzle in between: there are nearly as many sessions as events.
  addToSession: database.$client.prepare<[string, number, number, number], Session>(
    `insert into analytics_sessions (session_id, started_at, events, conversions)
      values (?, ?, ?, ?)
      on conflict (session_id) do update
        set events = events + excluded.events, conversions = conversions + excluded.conversions
      returning started_at as startedAt, events, conversions`,
  ),
  addToDay: database
    .insert(analyticsDays)
    .values(placeholdersOf(analyticsDays))
    .onConflictDoUpdate({
      target: analyticsDays.day,
      set: {
        events: more('events'),
        conversions: more('conversions'),
        sessions: more('sessions'),
        convertedSessions: more('converted_sessions'),
      },
    })
    .prepare(),
  addToHour: database
    .insert(analyticsHours)
    .values(placeholdersOf(analyticsHours))
    .onConflictDoUpdate({
      target: analyticsHours.startsAt,
      set: {
        events: more('events'),
        conversions: more('conversions'),
        sessions: more('sessions'),
      },
    })
    .prepare(),
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
  addToCount: database
    .insert(analyticsCounts)
    .values(placeholdersOf(analyticsCounts))
    .onConflictDoUpdate({
      target: [analyticsCounts.kind, analyticsCounts.day, analyticsCounts.value],
      set: { events: more('events') },
    })
    .prepare(),
  firstDay: database
    .select({ day: min(analyticsDays.day) })
    .from(analyticsDays)
    .prepare(),
}));

/** The first day that anything was counted on; null where there is none. */
export function firstCountedDay(database: Database): string | null {
  return queries(database).firstDay.get()?.day ?? null;
}

/** Says whether one more value of a kind finds room on a day, and takes it. */
function createRoom(database: Database): (kind: CountedKind, day: string) => boolean {
  const left = new Map<string, number>();
  return (kind, day) => {
    const key = `${kind} ${day}`;
    const room =
      left.get(key) ?? MAX_VALUES - (queries(database).countValues.get({ kind, day })?.values ?? 0);
    left.set(key, room - 1);
    return room > 0;
  };
}

export interface Counted extends PageFacts {
  at: number;
  sessionId: string | null;
  type: string;
}

interface Sums {
  events: number;
  conversions: number;
  sessions: number;
  convertedSessions: number;
}

const none = (): Sums => ({ events: 0, conversions: 0, sessions: 0, convertedSessions: 0 });

/**
 * Adds up events and conversions, then adds the sums to the rollups: one statement for each row
 * that changes, however many events there were. All rollups are sums, so order does not matter
 * and a clock that is set back counts nothing twice.
 */
export class Tally {
  readonly #days = new Map<string, Sums>();
  readonly #hours = new Map<number, Sums>();
  readonly #sessions = new Map<string, { startedAt: number; sums: Sums }>();
  readonly #counts = new Map<
    string,
    { kind: CountedKind; day: string; value: string; events: number }
  >();

  constructor(readonly calendar: Calendar) {}

  addEvent(event: Counted): void {
    this.#add(event.at, event.sessionId, 'events');
    const day = this.calendar.dayOf(event.at);
    this.#count('type', day, event.type);
    if (event.path !== null) this.#count('path', day, event.path);
    if (event.referrerHost !== null) this.#count('referrer', day, event.referrerHost);
  }

  addConversion(at: number, sessionId: string | null): void {
    this.#add(at, sessionId, 'conversions');
  }

  /** Runs inside `write`, with what it tells of. */
  store(database: Database): void {
    const { addToSession, addToDay, addToHour, addToCount, isCounted } = queries(database);
    const roomFor = createRoom(database);
    for (const [sessionId, { startedAt, sums }] of this.#sessions) {
      const { events, conversions } = sums;
      const session = addToSession.get(sessionId, startedAt, events, conversions);
      if (!session) continue;
      const begin = session.startedAt;
      if (session.events === events && session.conversions === conversions) {
        this.#add(begin, null, 'sessions');
      }
      if (conversions > 0 && session.conversions === conversions) {
        this.#add(begin, null, 'convertedSessions');
      }
    }
    for (const [day, sums] of this.#days) addToDay.run({ day, ...sums });
    for (const [startsAt, { events, conversions, sessions }] of this.#hours) {
      addToHour.run({ startsAt, events, conversions, sessions });
    }
    for (const { kind, day, value: text, events } of this.#counts.values()) {
      const isKept = isCounted.get({ kind, day, value: text }) !== undefined || roomFor(kind, day);
      addToCount.run({ kind, day, value: isKept ? text : OTHER, events });
    }
  }

  #add(at: number, sessionId: string | null, what: keyof Sums): void {
    const day = this.calendar.dayOf(at);
    getOrAdd(this.#days, day, none)[what] += 1;
    getOrAdd(this.#hours, this.calendar.hourOf(at), none)[what] += 1;
    if (sessionId === null) return;
    getOrAdd(this.#sessions, sessionId, () => ({ startedAt: at, sums: none() })).sums[what] += 1;
  }

  #count(kind: CountedKind, day: string, text: string): void {
    const key = `${kind}\n${day}\n${text}`;
    getOrAdd(this.#counts, key, () => ({ kind, day, value: text, events: 0 })).events += 1;
  }
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
