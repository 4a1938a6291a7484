import { eq, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { newId } from '../../../db/ids';
import { preparedInsert } from '../../../db/prepared-insert';
import { analyticsTexts, conversions, eventLog } from '../../../db/schema/analytics';
import { networkOf } from '../../core/networks';
import { calendarOf } from '../../core/calendar';
import { PAGE_VIEW, pageViewOf, utmOf, withoutQueries, withoutQuery } from './page-view';
import { RollupBatch } from './rollups';
import { visitorSessions } from './session';

const value = sql.placeholder;

const queries = prepared((database) => ({
  insertEvent: preparedInsert(database, eventLog, (insert) => insert.prepare()),
  insertConversion: preparedInsert(database, conversions, (insert) => insert.prepare()),
  findText: database
    .select({ id: analyticsTexts.id, lastUsedOn: analyticsTexts.lastUsedOn })
    .from(analyticsTexts)
    .where(eq(analyticsTexts.text, value('text')))
    .prepare(),
  insertText: preparedInsert(
    database,
    analyticsTexts,
    (insert) => insert.returning({ id: analyticsTexts.id }).prepare(),
    ['id'],
  ),
  useText: database
    .update(analyticsTexts)
    .set({ lastUsedOn: sql`${value('day')}` })
    .where(eq(analyticsTexts.id, value('id')))
    .prepare(),
}));

/** No browser sends a longer one. */
const MAX_USER_AGENT = 1_000;
const MAX_REFERRER = 2_000;

/** An event as received. Its full address is never stored. */
export interface NewEvent {
  eventType: string;
  eventData: Record<string, unknown> | null;
  visitor: { address: string; userAgent: string | null; referrer: string | null };
  createdAt: string;
}

/** Its ids, times and counts. */
const FIXED_BYTES = 200;

/** About how many bytes an event takes on the disk, if its texts are new. */
export function sizeOf({ eventType, eventData, visitor }: NewEvent): number {
  const texts = [
    eventType,
    visitor.userAgent?.slice(0, MAX_USER_AGENT),
    visitor.referrer?.slice(0, MAX_REFERRER),
  ];
  return FIXED_BYTES + Buffer.byteLength(JSON.stringify([...texts, eventData]));
}

/** Stores events with their rollups. Runs inside `write`, so both are stored or neither. */
export function recordEvents(database: Database, timeZone: string, events: NewEvent[]): void {
  const sessionOf = visitorSessions(database);
  storeEvents(database, timeZone, {
    events: events.map(({ eventType, eventData, visitor, createdAt }) => ({
      at: Date.parse(createdAt),
      sessionId: sessionOf(createdAt, visitor),
      eventType,
      eventData: eventType === PAGE_VIEW ? storedPageView(eventData, visitor) : eventData,
      userAgent: visitor.userAgent,
      ip: networkOf(visitor.address),
      referrer: visitor.referrer && withoutQuery(visitor.referrer),
    })),
    conversions: [],
  });
}

/** Of the page's query, only the campaign is stored. */
function storedPageView(data: NewEvent['eventData'], { referrer }: NewEvent['visitor']) {
  const utm = utmOf(referrer);
  const cut = withoutQueries(data);
  return utm ? { ...cut, utm } : cut;
}

/** Runs in the transaction that stores the inquiry. */
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
  /** Only the network of the address. */
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

/** The only place that writes events and conversions; it updates the rollups with them. */
export function storeEvents(
  database: Database,
  timeZone: string,
  { events, conversions: converted }: { events: StoredEvent[]; conversions: StoredConversion[] },
): void {
  const { insertEvent, insertConversion } = queries(database);
  const rollups = new RollupBatch(database, calendarOf(timeZone));
  const textId = createTextIds(database);
  for (const { at, sessionId, eventType, eventData, userAgent, ip, referrer } of events) {
    const day = rollups.calendar.dayOf(at);
    insertEvent.run({
      createdAt: new Date(at).toISOString(),
      id: newId(),
      sessionId,
      typeId: textId(eventType, day),
      eventData,
      userAgentId: userAgent === null ? null : textId(userAgent.slice(0, MAX_USER_AGENT), day),
      ip,
      referrerId: referrer === null ? null : textId(referrer.slice(0, MAX_REFERRER), day),
    });
    const pageView = pageViewOf({ eventType, eventData, referrer });
    rollups.addEvent({ at, sessionId, type: eventType, network: ip, ...pageView });
  }
  for (const conversion of converted) {
    insertConversion.run({ id: newId(), ...conversion });
    rollups.addConversion(Date.parse(conversion.createdAt), conversion.sessionId);
  }
  rollups.store();
}

/** Returns a function that finds or stores a text and returns its id, with one look-up for each. */
function createTextIds(database: Database): (text: string, day: string) => number {
  const { findText, insertText, useText } = queries(database);
  const ids = new Map<string, number>();
  return (text, day) => {
    const seen = ids.get(text);
    if (seen !== undefined) return seen;
    const stored = findText.get({ text });
    if (stored && stored.lastUsedOn < day) useText.run({ id: stored.id, day });
    const { id } = stored ?? insertText.get({ text, lastUsedOn: day });
    ids.set(text, id);
    return id;
  };
}
