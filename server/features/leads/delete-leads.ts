import { inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { leadReplies } from '../../../db/schema/lead-replies';
import { leads } from '../../../db/schema/leads';
import { mailOutbox } from '../../../db/schema/mail';
import { isAmong } from '../../core/personal-data';
import { unlinkConversions } from '../analytics/spam-conversions';

/** Deletes leads for good, with their replies and those that have not left yet. */
export function deleteLeads(database: Database, ids: string[]): void {
  unlinkConversions(database, ids);
  const replies = database
    .select({ id: leadReplies.id })
    .from(leadReplies)
    .where(isAmong(leadReplies.leadId, ids));
  database.delete(mailOutbox).where(inArray(mailOutbox.id, replies)).run();
  database.delete(leads).where(isAmong(leads.id, ids)).run();
}
