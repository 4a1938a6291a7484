import { and, eq, getTableColumns, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm';
import { clients } from '../../../db/schema/clients';
import { leadNotes } from '../../../db/schema/lead-notes';
import { leads } from '../../../db/schema/leads';
import { samePeople } from '../../../db/schema/same-people';
import { mailboxOf } from '../../core/mailbox';
import { isAddress, isAmong, type PersonalData, personalRows } from '../../core/personal-data';
import { deleteLeads } from './delete-leads';
import { leadColumns } from './leads.service';

export const leadsPersonalData: PersonalData = {
  rows: [
    personalRows(leads, {
      name: 'leads',
      label: 'Inquiries',
      columns: { ...leadColumns, isSpam: leads.isSpam },
      isOf: ({ email }) => isAddress(leads.email, email),
      erase: deleteLeads,
      isExpired: isOld,
    }),
    personalRows(leadNotes, {
      name: 'leadNotes',
      label: 'Notes on inquiries',
      columns: getTableColumns(leadNotes),
      isOf: ({ idsOf }) => isAmong(leadNotes.leadId, idsOf(leads)),
      isExpired: (before) =>
        sql`${leadNotes.leadId} in (select ${leads.id} from ${leads} where ${isOld(before)})`,
    }),
    personalRows(samePeople, {
      name: 'samePeople',
      label: 'Joined addresses',
      columns: getTableColumns(samePeople),
      isOf: ({ email }) => eq(samePeople.id, mailboxOf(email)),
    }),
  ],
  indexes: ['lead_search', 'lead_note_search'],
};

/** The inquiry of a client is a part of the client's record. */
const isOfNoClient = notExists(
  sql`(select 1 from ${clients} where ${clients.leadId} = ${leads.id})`,
);

/** Naming both values of the flag lets the index of the list find the old ones. */
function isOld(before: string): SQL | undefined {
  return and(inArray(leads.isSpam, [true, false]), lt(leads.createdAt, before), isOfNoClient);
}
