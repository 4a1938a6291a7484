import { eq, sql } from 'drizzle-orm';
import { type Database, placeholdersOf, prepared } from '../../../db/client';
import { newId } from '../../../db/ids';
import { analyticsTexts, conversions } from '../../../db/schema';
import { networkOf } from '../../networks';
import { calendarOf } from './calendar';
import { pageFactsOf } from './page-facts';
import { Tally } from './rollups';
import { visitorSessions } from './session';

const value = sql.placeholder;

type EventRow = [
  createdAt: number,
  id: string,
  sessionId: string,
  typeId: number | null,
  eventData: string | null,
  userAgentId: number | null,
  ip: string | null,
  referrerId: number | null,
];

const queries = prepared((database) => ({
  // As they are on disk, and without Drizzle in between: it takes longer than the insert itself.
  insertEvent: database.$client.prepare<EventRow>(
    `insert into event_log
      (created_at, id, session_id, type_id, event_data, user_agent_id, ip, referrer_id)
      values (?, ?, ?, ?, ?, ?, ?, ?)`,
  ),
  insertConversion: database.insert(conversions).values(placeholdersOf(conversions)).prepare(),
  findText: database
    .select({ id: analyticsTexts.id, lastUsedOn: analyticsTexts.lastUsedOn })
    .from(analyticsTexts)
    .where(eq(analyticsTexts.text, value('text')))
    .prepare(),
  insertText: database
    .insert(analyticsTexts)
    .values({ text: value('text'), lastUsedOn: value('day') })
    .returning({ id: analyticsTexts.id })
    .prepare(),
  useText: database
    .update(analyticsTexts)
    .set({ lastUsedOn: sql`${value('day')}` })
    .where(eq(analyticsTexts.id, value('id')))
    .prepare(),
}));

/** Longer ones are no browser's. */
const MAX_USER_AGENT = 1_000;
const MAX_REFERRER = 2_000;

/** An event as it arrived; the full address goes no further than here. */
export interface NewEvent {
  eventType: string;
  eventData: Record<string, unknown> | null;
  visitor: { address: string; userAgent: string | null; referrer: string | null };
  createdAt: string;
}

/** Stores events with their rollups. Runs inside `write`, so both are kept or neither. */
export function recordEvents(database: Database, timeZone: string, events: NewEvent[]): void {
  const sessionOf = visitorSessions(database);
  storeEvents(database, timeZone, {
    events: events.map(({ eventType, eventData, visitor, createdAt }) => ({
      at: Date.parse(createdAt),
      sessionId: sessionOf(createdAt, visitor),
      eventType,
      eventData,
      userAgent: visitor.userAgent,
      ip: networkOf(visitor.address),
      referrer: visitor.referrer,
    })),
    conversions: [],
  });
}

/** Part of the transaction that stores what the visitor came to do. */
export function recordConversion(
  database: Database,
  timeZone: string,
  conversion: StoredConversion,
): void {
  storeEvents(database, timeZone, { events: [], conversions: [conversion] });
}

export interface StoredEvent {
  at: number;
  sessionId: string;
  eventType: string;
  eventData: Record<string, unknown> | null;
  userAgent: string | null;
  /** Already cut to its network. */
  ip: string | null;
  referrer: string | null;
}

export interface StoredConversion {
  sessionId: string | null;
  conversionType: string;
  value: string | null;
  leadId: string | null;
  createdAt: string;
}

/** The one place where events and conversions are written, and counted as they are. */
export function storeEvents(
  database: Database,
  timeZone: string,
  { events, conversions: converted }: { events: StoredEvent[]; conversions: StoredConversion[] },
): void {
  const { insertEvent, insertConversion } = queries(database);
  const tally = new Tally(calendarOf(timeZone));
  const textId = createTextIds(database);
  for (const { at, sessionId, eventType, eventData, userAgent, ip, referrer } of events) {
    const day = tally.calendar.dayOf(at);
    insertEvent.run(
      at,
      newId(),
      sessionId,
      textId(eventType, day),
      eventData && JSON.stringify(eventData),
      textId(userAgent?.slice(0, MAX_USER_AGENT) ?? null, day),
      ip,
      textId(referrer?.slice(0, MAX_REFERRER) ?? null, day),
    );
    const facts = pageFactsOf({ eventType, eventData, referrer });
    tally.addEvent({ at, sessionId, type: eventType, ...facts });
  }
  for (const conversion of converted) {
    insertConversion.run({ id: newId(), ...conversion });
    tally.addConversion(Date.parse(conversion.createdAt), conversion.sessionId);
  }
  tally.store(database);
}

/** The ids of texts, each looked up once a transaction and stored where it is new. */
function createTextIds(database: Database): (text: string | null, day: string) => number | null {
  const { findText, insertText, useText } = queries(database);
  const ids = new Map<string, number>();
  return (text, day) => {
    if (text === null) return null;
    const seen = ids.get(text);
    if (seen !== undefined) return seen;
    const stored = findText.get({ text });
    if (stored && stored.lastUsedOn < day) useText.run({ id: stored.id, day });
    const { id } = stored ?? insertText.get({ text, day });
    ids.set(text, id);
    return id;
  };
}
