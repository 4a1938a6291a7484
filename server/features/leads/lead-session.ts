import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { analyticsEvents, analyticsSessions, conversions } from '../../../db/schema/analytics';
import { getStoredLead } from './leads.service';

const MAX_PAGES = 50;
/** Events are in no order of sessions, so those of so many before the inquiry are looked through. */
const MAX_EVENTS = 50_000;

/**
 * The pages of the session that an inquiry came from, oldest first, while its events exist. The session
 * is that of a network and a browser on one day, so it may include others.
 */
export function readLeadSession(database: Database, id: string) {
  const { createdAt } = getStoredLead(database, id);
  const session = database
    .select({ id: conversions.sessionId, startedAt: analyticsSessions.startedAt })
    .from(conversions)
    .innerJoin(analyticsSessions, eq(analyticsSessions.sessionId, conversions.sessionId))
    .where(eq(conversions.leadId, id))
    .orderBy(asc(conversions.createdAt))
    .limit(1)
    .get();
  if (!session?.id) return { pages: [] };
  const before = database
    .select()
    .from(analyticsEvents)
    .where(
      and(
        sql`${analyticsEvents.createdAt} >= ${Date.parse(session.startedAt)}`,
        sql`${analyticsEvents.createdAt} <= ${Date.parse(createdAt)}`,
      ),
    )
    .orderBy(desc(analyticsEvents.createdAt), desc(analyticsEvents.id))
    .limit(MAX_EVENTS)
    .as('before');
  const path = sql<string | null>`${before.eventData} ->> 'path'`;
  const pages = database
    .select({ path, at: before.createdAt })
    .from(before)
    .where(
      and(
        eq(before.sessionId, session.id),
        eq(before.eventType, 'page_view'),
        sql`${path} is not null`,
      ),
    )
    .limit(MAX_PAGES)
    .all();
  return { pages: pages.toReversed() as { path: string; at: string }[] };
}
