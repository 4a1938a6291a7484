import { min, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { preparedInsert } from '../../../db/prepared-insert';
import { analyticsDays, analyticsHours, analyticsSessions } from '../../../db/schema/analytics';
import type { Calendar } from '../../core/calendar';
import { CountedValues } from './counted-values';
import type { PageView } from './page-view';

const increment = (column: string) => sql.raw(`${column} + excluded.${column}`);

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
  firstDay: database
    .select({ day: min(analyticsDays.day) })
    .from(analyticsDays)
    .prepare(),
}));

/** The first day with totals; null without any. */
export function firstCountedDay(database: Database): string | null {
  return queries(database).firstDay.get()?.day ?? null;
}

export interface CountedEvent extends PageView {
  at: number;
  sessionId: string | null;
  type: string;
  /** Of the visitor's address; null where it is unknown. */
  network: string | null;
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
 * for each changed row. They are totals, so a clock that is set back counts nothing twice. The
 * order of events decides only which values are counted separately.
 */
export class RollupBatch {
  readonly #days = new Map<string, Totals>();
  readonly #hours = new Map<number, Totals>();
  readonly #sessions = new Map<string, { startedAt: number; totals: Totals }>();
  readonly #values: CountedValues;

  /** Used inside one `write`: what is counted separately depends on the rows of the day. */
  constructor(
    private readonly database: Database,
    readonly calendar: Calendar,
  ) {
    this.#values = new CountedValues(database);
  }

  addEvent(event: CountedEvent): void {
    this.#add(event.at, event.sessionId, 'events');
    const day = this.calendar.dayOf(event.at);
    const network = event.network ?? '';
    this.#values.add('type', day, event.type, network);
    if (event.path !== null) this.#values.add('path', day, event.path, network);
    if (event.referrerHost !== null) {
      this.#values.add('referrer', day, event.referrerHost, network);
    }
  }

  addConversion(at: number, sessionId: string | null): void {
    this.#add(at, sessionId, 'conversions');
  }

  /** Runs inside the `write` that stores the counted events. */
  store(): void {
    const { addToSession, addToDay, addToHour } = queries(this.database);
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
    this.#values.store();
  }

  #add(at: number, sessionId: string | null, name: keyof Totals): void {
    const day = this.calendar.dayOf(at);
    getOrAdd(this.#days, day, noTotals)[name] += 1;
    getOrAdd(this.#hours, this.calendar.hourOf(at), noTotals)[name] += 1;
    if (sessionId === null) return;
    const newSession = () => ({ startedAt: at, totals: noTotals() });
    getOrAdd(this.#sessions, sessionId, newSession).totals[name] += 1;
  }
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const existing = map.get(key);
  if (existing !== undefined) return existing;
  const added = make();
  map.set(key, added);
  return added;
}
