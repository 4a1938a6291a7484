import { eq, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { analyticsSessions } from '../../../db/schema/analytics';
import type { LeadSource } from '../../../db/schema/leads';
import { hashForDay } from '../../core/day-keys';

const queries = prepared((database) => ({
  firstPage: database
    .select({
      landingPage: analyticsSessions.landingPage,
      referrer: analyticsSessions.referrerHost,
      utm: analyticsSessions.utm,
    })
    .from(analyticsSessions)
    .where(eq(analyticsSessions.sessionId, sql.placeholder('sessionId')))
    .prepare(),
}));

/** What brought the visitor of a session; null for one without a page view. */
export function sourceOf(database: Database, sessionId: string): LeadSource | null {
  const first = queries(database).firstPage.get({ sessionId });
  return first?.landingPage ? { ...first, landingPage: first.landingPage } : null;
}

interface Visitor {
  address: string;
  userAgent: string | null;
}

/**
 * The anonymous session of a visitor: one for each day, address and browser. Nobody can trace it
 * once the key of the day is deleted. Runs inside `write`, since it may create that key.
 */
export function visitorSession(database: Database, now: string, visitor: Visitor): string {
  return hashForDay(database, now, `${visitor.address}\n${visitor.userAgent ?? ''}`).slice(0, 22);
}

/** The same for a batch, with each visitor's session computed once. */
export function visitorSessions(database: Database): (now: string, visitor: Visitor) => string {
  const known = new Map<string, string>();
  return (now, visitor) => {
    const key = `${now.slice(0, 10)}\n${visitor.address}\n${visitor.userAgent ?? ''}`;
    const session = known.get(key) ?? visitorSession(database, now, visitor);
    known.set(key, session);
    return session;
  };
}
