import type { Database } from '../../../db/client';
import { hashForDay } from '../../core/day-keys';

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
