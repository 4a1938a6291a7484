import type { Database } from '../../../db/client';
import { hashForDay } from '../../day-keys';

interface Visitor {
  address: string;
  userAgent: string | null;
}

/**
 * The anonymous session of a visitor: one a day for each address and browser, and, its key
 * destroyed, traceable to nobody afterwards. Needs a write, so it runs inside one.
 */
export function visitorSession(database: Database, now: string, visitor: Visitor): string {
  return hashForDay(database, now, `${visitor.address}\n${visitor.userAgent ?? ''}`).slice(0, 22);
}

/** The same for a whole batch, in which most events are of a few visitors. */
export function visitorSessions(database: Database): (now: string, visitor: Visitor) => string {
  const known = new Map<string, string>();
  return (now, visitor) => {
    const key = `${now.slice(0, 10)}\n${visitor.address}\n${visitor.userAgent ?? ''}`;
    const session = known.get(key) ?? visitorSession(database, now, visitor);
    known.set(key, session);
    return session;
  };
}
