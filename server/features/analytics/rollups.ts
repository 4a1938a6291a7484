import { sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import {
  analyticsCounts,
  analyticsDays,
  analyticsHours,
  analyticsSessions,
} from '../../../db/schema';
import type { Calendar } from './calendar';
import type { CountedKind, PageFacts } from './page-facts';

const value = sql.placeholder;
const more = (column: string) => sql.raw(`${column} + excluded.${column}`);

const queries = prepared((database) => ({
  addToSession: database
    .insert(analyticsSessions)
    .values({
      sessionId: value('sessionId'),
      startedAt: value('startedAt'),
      events: value('events'),
      conversions: value('conversions'),
    })
    .onConflictDoUpdate({
      target: analyticsSessions.sessionId,
      set: { events: more('events'), conversions: more('conversions') },
    })
    .returning()
    .prepare(),
  addToDay: database
    .insert(analyticsDays)
    .values({
      day: value('day'),
      events: value('events'),
      conversions: value('conversions'),
      sessions: value('sessions'),
      convertedSessions: value('convertedSessions'),
    })
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
    .values({
      startsAt: value('startsAt'),
      events: value('events'),
      conversions: value('conversions'),
      sessions: value('sessions'),
    })
    .onConflictDoUpdate({
      target: analyticsHours.startsAt,
      set: {
        events: more('events'),
        conversions: more('conversions'),
        sessions: more('sessions'),
      },
    })
    .prepare(),
  addToCount: database
    .insert(analyticsCounts)
    .values({
      kind: value('kind'),
      day: value('day'),
      value: value('value'),
      events: value('events'),
    })
    .onConflictDoUpdate({
      target: [analyticsCounts.kind, analyticsCounts.day, analyticsCounts.value],
      set: { events: more('events') },
    })
    .prepare(),
}));

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
    const { addToSession, addToDay, addToHour, addToCount } = queries(database);
    for (const [sessionId, { startedAt, sums }] of this.#sessions) {
      const { events, conversions } = sums;
      const session = addToSession.get({
        sessionId,
        startedAt: new Date(startedAt).toISOString(),
        events,
        conversions,
      });
      const begin = Date.parse(session.startedAt);
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
    for (const count of this.#counts.values()) addToCount.run({ ...count });
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
