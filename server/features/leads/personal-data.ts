import { and, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { clients } from '../../../db/schema/clients';
import { leads } from '../../../db/schema/leads';
import { isAddress, isAmong, type PersonalData, personalRows } from '../../core/personal-data';
import { unlinkConversions } from '../analytics/spam-conversions';
import { leadColumns } from './leads.service';

export const leadsPersonalData: PersonalData = {
  rows: [
    personalRows(leads, {
      name: 'leads',
      label: 'Inquiries',
      columns: { ...leadColumns, isSpam: leads.isSpam },
      isOf: ({ email }) => isAddress(leads.email, email),
      erase: eraseLeads,
      // Naming both values of the flag lets the index of the list find the old ones.
      isExpired: (before) =>
        and(inArray(leads.isSpam, [true, false]), lt(leads.createdAt, before), isOfNoClient),
    }),
  ],
};

/** The inquiry of a client is a part of the client's record. */
const isOfNoClient = notExists(
  sql`(select 1 from ${clients} where ${clients.leadId} = ${leads.id})`,
);

function eraseLeads(database: Database, ids: string[]): void {
  unlinkConversions(database, ids);
  database.delete(leads).where(isAmong(leads.id, ids)).run();
}
