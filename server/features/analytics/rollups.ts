import { eq, min, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { preparedInsert } from '../../../db/prepared-insert';
import { analyticsDays, analyticsHours, analyticsSessions } from '../../../db/schema/analytics';
import type { Calendar } from '../../core/calendar';
import { CountedValues } from './counted-values';
import type { PageView } from './page-view';
import { stepOf } from './funnel';

const increment = (column: string) => sql.raw(`${column} + excluded.${column}`);

/** The first page view of a session stays; all right sides are evaluated before the update. */
const firstPageView = Object.fromEntries(
  (['landingPage', 'referrerHost', 'utm'] as const).map((name) => {
    const column = sql.raw(analyticsSessions[name].name);
    const isFirst = sql`${analyticsSessions.landingPage} is null`;
    return [name, sql`iif(${isFirst}, excluded.${column}, ${analyticsSessions[name]})`];
  }),
);

/** What is read back: each further column costs every event. */
const counted = {
  startedAt: analyticsSessions.startedAt,
  events: analyticsSessions.events,
  conversions: analyticsSessions.conversions,
};

const queries = prepared((database) => ({
  addToSession: preparedInsert(database, analyticsSessions, (insert) =>
    insert
      .onConflictDoUpdate({
        target: analyticsSessions.sessionId,
        set: {
          events: increment('events'),
          conversions: increment('conversions'),
          ...firstPageView,
          exitPage: sql`coalesce(excluded.exit_page, ${analyticsSessions.exitPage})`,
          step: sql`max(excluded.step, ${analyticsSessions.step})`,
        },
      })
      .returning(counted)
      .prepare(),
  ),
  removeFromSession: database
    .update(analyticsSessions)
    .set({ conversions: sql`${analyticsSessions.conversions} - 1` })
    .where(eq(analyticsSessions.sessionId, sql.placeholder('sessionId')))
    .returning(counted)
    .prepare(),
  addToDay: preparedInsert(database, analyticsDays, (insert) =>
    insert
      .onConflictDoUpdate({
        target: analyticsDays.day,
        set: {
          events: increment('events'),
          conversions: increment('conversions'),
          sessions: increment('sessions'),
          convertedSessions: increment('converted_sessions'),
          sources: sql`iif(excluded.sources = 'changed', 'changed', ${analyticsDays.sources})`,
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

interface SessionTotals {
  at: number;
  events: number;
  conversions: number;
  firstPageView: PageView | null;
  exitPage: string | null;
  step: number;
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
  readonly #sessions = new Map<string, SessionTotals>();
  /** Days on which a changed session started, so that their sources have to be counted again. */
  readonly #changedDays = new Set<string>();
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
    if (event.sessionId !== null) {
      const session = this.#session(event.sessionId, event.at);
      session.step = Math.max(session.step, stepOf(event));
      if (event.path !== null) {
        session.firstPageView ??= event;
        session.exitPage = event.path;
      }
    }
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

  /** A session that holds nothing counted, such as one with the conversion of a spam lead. */
  addSession(at: number, sessionId: string | null): void {
    if (sessionId !== null) this.#session(sessionId, at);
  }

  /** Takes a stored conversion out of the totals. Its session, if still stored, stays a session. */
  removeConversion(at: number, sessionId: string | null): void {
    this.#addTotal(at, 'conversions', -1);
    const session = sessionId && queries(this.database).removeFromSession.get({ sessionId });
    if (session) this.#changedDays.add(this.calendar.dayOf(Date.parse(session.startedAt)));
    if (session && session.conversions === 0) {
      this.#addTotal(Date.parse(session.startedAt), 'convertedSessions', -1);
    }
  }

  /** Runs inside the `write` that stores the counted events. */
  store(): void {
    const { addToSession, addToDay, addToHour } = queries(this.database);
    for (const [sessionId, { at, firstPageView, ...counted }] of this.#sessions) {
      const { events, conversions } = counted;
      const startedAt = new Date(at).toISOString();
      const session = addToSession.get({
        sessionId,
        startedAt,
        ...counted,
        landingPage: firstPageView?.path ?? null,
        referrerHost: firstPageView?.referrerHost ?? null,
        utm: firstPageView?.utm ?? null,
      });
      const startOfSession = Date.parse(session.startedAt);
      this.#changedDays.add(this.calendar.dayOf(startOfSession));
      const isFirst = session.events === events && session.conversions === conversions;
      // A stored session may hold nothing counted, and has then started earlier.
      if (isFirst && session.startedAt === startedAt) this.#addTotal(startOfSession, 'sessions');
      if (conversions > 0 && session.conversions === conversions) {
        this.#addTotal(startOfSession, 'convertedSessions');
      }
    }
    for (const day of this.#changedDays) getOrAdd(this.#days, day, noTotals);
    for (const [day, totals] of this.#days) {
      const sources = this.#changedDays.has(day) ? 'changed' : 'counted';
      addToDay.run({ day, ...totals, sources });
    }
    for (const [startsAt, { events, conversions, sessions }] of this.#hours) {
      addToHour.run({ startsAt, events, conversions, sessions });
    }
    this.#values.store();
  }

  #add(at: number, sessionId: string | null, name: 'events' | 'conversions'): void {
    this.#addTotal(at, name);
    if (sessionId !== null) this.#session(sessionId, at)[name] += 1;
  }

  #addTotal(at: number, name: keyof Totals, by = 1): void {
    getOrAdd(this.#days, this.calendar.dayOf(at), noTotals)[name] += by;
    getOrAdd(this.#hours, this.calendar.hourOf(at), noTotals)[name] += by;
  }

  #session(sessionId: string, at: number) {
    return getOrAdd(this.#sessions, sessionId, () => ({
      at,
      events: 0,
      conversions: 0,
      firstPageView: null,
      exitPage: null,
      step: 0,
    }));
  }
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const existing = map.get(key);
  if (existing !== undefined) return existing;
  const added = make();
  map.set(key, added);
  return added;
}
