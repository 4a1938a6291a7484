import { and, eq, getTableColumns, gte, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { type Database, prepared } from '../../../db/client';
import { analyticsTexts, conversions, eventLog } from '../../../db/schema/analytics';
import { leads } from '../../../db/schema/leads';
import {
  isOlderThanCursor,
  newestFirst,
  nextCursor,
  type PageInput,
  readPage,
} from '../../core/pagination';
import { ALL_TIME, type Bounds } from './periods';
import { isCounted } from './spam-conversions';

const agents = alias(analyticsTexts, 'agents');
const referrers = alias(analyticsTexts, 'referrers');
const value = sql.placeholder;

export const eventColumns = {
  id: eventLog.id,
  sessionId: eventLog.sessionId,
  eventType: analyticsTexts.text,
  eventData: eventLog.eventData,
  userAgent: agents.text,
  ip: eventLog.ip,
  referrer: referrers.text,
  createdAt: eventLog.createdAt,
};

const queries = prepared((database) => {
  const events = (filter?: SQL) =>
    database
      .select(eventColumns)
      .from(eventLog)
      .innerJoin(analyticsTexts, eq(analyticsTexts.id, eventLog.typeId))
      .leftJoin(agents, eq(agents.id, eventLog.userAgentId))
      .leftJoin(referrers, eq(referrers.id, eventLog.referrerId))
      .where(
        and(
          filter,
          gte(eventLog.createdAt, value('start')),
          isOlderThanCursor(eventLog.createdAt, eventLog.id),
        ),
      )
      .orderBy(...newestFirst(eventLog.createdAt, eventLog.id))
      .limit(value('limit'))
      .prepare();
  const conversionPages = (filter?: SQL) =>
    database
      .select(getTableColumns(conversions))
      .from(conversions)
      .leftJoin(leads, eq(leads.id, conversions.leadId))
      .where(
        and(
          filter,
          isCounted,
          gte(conversions.createdAt, value('start')),
          isOlderThanCursor(conversions.createdAt, conversions.id),
        ),
      )
      .orderBy(...newestFirst(conversions.createdAt, conversions.id))
      .limit(value('limit'))
      .prepare();
  return {
    events: events(),
    // Filtering by id lets the index of types return the rows in order.
    eventsOfType: events(eq(eventLog.typeId, value('typeId'))),
    typeId: database
      .select({ id: analyticsTexts.id })
      .from(analyticsTexts)
      .where(eq(analyticsTexts.text, value('type')))
      .prepare(),
    conversions: conversionPages(),
    conversionsOfType: conversionPages(eq(conversions.conversionType, value('type'))),
  };
});

interface ListInput extends PageInput {
  type?: string | null | undefined;
}

/** A page within bounds. Their end is a position too, so that the query has one upper bound. */
function readPageIn({ start, end }: Bounds, input: PageInput) {
  const page = readPage(input);
  return { ...page, ...(page.at >= end && { at: end, id: '' }), start };
}

/** Newest first. */
export function listEvents(database: Database, bounds: Bounds, { type, ...input }: ListInput) {
  const { events, eventsOfType, typeId } = queries(database);
  const range = readPageIn(bounds, input);
  const rows = type
    ? eventsOfType.all({ ...range, typeId: typeId.get({ type })?.id ?? null })
    : events.all(range);
  return { events: rows, nextCursor: nextCursor(rows, range.limit, (event) => event.createdAt) };
}

export function newestEvents(database: Database, limit: number) {
  return queries(database).events.all(readPageIn(ALL_TIME, { limit }));
}

/** Newest first. */
export function listConversions(database: Database, bounds: Bounds, { type, ...input }: ListInput) {
  const range = readPageIn(bounds, input);
  const all = queries(database);
  const rows = type ? all.conversionsOfType.all({ ...range, type }) : all.conversions.all(range);
  return {
    conversions: rows,
    nextCursor: nextCursor(rows, range.limit, (conversion) => conversion.createdAt),
  };
}
