import { sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { newId } from '../../../db/ids';
import { analyticsEvents } from '../../../db/schema';

const queries = prepared((database) => ({
  insertEvent: database
    .insert(analyticsEvents)
    .values({
      id: sql.placeholder('id'),
      sessionId: sql.placeholder('sessionId'),
      eventType: sql.placeholder('eventType'),
      eventData: sql.placeholder('eventData'),
      userAgent: sql.placeholder('userAgent'),
      ip: sql.placeholder('ip'),
      referrer: sql.placeholder('referrer'),
      createdAt: sql.placeholder('createdAt'),
    })
    .prepare(),
}));

export interface NewEvent {
  sessionId: string;
  eventType: string;
  eventData: Record<string, unknown> | null;
  userAgent: string | null;
  /** Already cut to its network. */
  ip: string | null;
  referrer: string | null;
  createdAt: string;
}

export function recordEvent(database: Database, event: NewEvent): void {
  queries(database).insertEvent.run({ id: newId(), ...event });
}
