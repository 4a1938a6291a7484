import type { Database } from '../../../db/client';
import { hashForDay } from '../../day-keys';

/**
 * The anonymous session of a visitor: one a day for each address and browser, and, its key
 * destroyed, traceable to nobody afterwards. Needs a write, so it runs inside one.
 */
export function visitorSession(
  database: Database,
  now: string,
  visitor: { address: string; userAgent: string | null },
): string {
  return hashForDay(database, now, `${visitor.address}\n${visitor.userAgent ?? ''}`).slice(0, 22);
}
