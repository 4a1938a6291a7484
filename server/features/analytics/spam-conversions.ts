import { eq, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { conversions } from '../../../db/schema/analytics';
import { leads } from '../../../db/schema/leads';
import { calendarOf } from '../../core/calendar';
import { recordConversion } from './record-events';
import { RollupBatch } from './rollups';

/** Whether a conversion, joined with its lead, counts. A conversion without a lead does. */
export const isCounted = sql`coalesce(${leads.isSpam}, 0) = 0`;

const queries = prepared((database) => ({
  ofLead: database
    .select()
    .from(conversions)
    .where(eq(conversions.leadId, sql.placeholder('leadId')))
    .prepare(),
}));

interface MarkedLead {
  id: string;
  interest: string | null;
  createdAt: string;
}

/**
 * Takes the conversions of a lead that has become spam out of the figures, or counts them again.
 * Their rows stay, so the session is known when the mark is removed. A lead that was flagged on
 * arrival has none yet and gets one. Runs inside the `write` that changes the flag.
 */
export function countConversionsOf(
  database: Database,
  timeZone: string,
  lead: MarkedLead & { isSpam: boolean },
): void {
  const stored = queries(database).ofLead.all({ leadId: lead.id });
  if (stored.length === 0 && !lead.isSpam) {
    recordConversion(database, timeZone, contactConversion(lead, null));
  }
  const rollups = new RollupBatch(database, calendarOf(timeZone));
  for (const { createdAt, sessionId } of stored) {
    const at = Date.parse(createdAt);
    if (lead.isSpam) rollups.removeConversion(at, sessionId);
    else rollups.addConversion(at, sessionId);
  }
  rollups.store();
}

/** The conversion that an inquiry is. */
export function contactConversion(lead: MarkedLead, sessionId: string | null) {
  return {
    sessionId,
    conversionType: 'contact_form',
    value: lead.interest,
    leadId: lead.id,
    createdAt: lead.createdAt,
  };
}
