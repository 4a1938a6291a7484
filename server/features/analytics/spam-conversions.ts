import { and, eq, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { conversions } from '../../../db/schema/analytics';
import { leads } from '../../../db/schema/leads';
import { calendarOf } from '../../core/calendar';
import { isAmong } from '../../core/personal-data';
import { recordConversion } from './record-events';
import { RollupBatch } from './rollups';

/** The type of a conversion whose lead was spam when it was erased. */
export const SPAM_CONVERSION = 'spam';

/** Whether a conversion, joined with its lead, counts. A conversion without a lead does. */
export const isCounted = sql`coalesce(${leads.isSpam}, 0) = 0 and ${conversions.conversionType} <> ${SPAM_CONVERSION}`;

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

/**
 * Keeps the conversions of leads that are about to be deleted, so that all totals stay. Those of spam
 * stay uncounted: their rows still begin a session. Runs in the transaction of the deletion.
 */
export function unlinkConversions(database: Database, leadIds: string[]): void {
  const isOfLeads = isAmong(conversions.leadId, leadIds);
  const isOfSpam = sql`(select is_spam from leads where leads.id = conversions.lead_id) = 1`;
  database
    .update(conversions)
    .set({ conversionType: SPAM_CONVERSION })
    .where(and(isOfLeads, isOfSpam))
    .run();
  database.update(conversions).set({ leadId: null }).where(isOfLeads).run();
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
