import type { Database } from '../../../db/client';
import { leadReplies } from '../../../db/schema/lead-replies';
import { leads } from '../../../db/schema/leads';
import { mailOutbox } from '../../../db/schema/mail';
import { isAmong, type PersonalData, personalRows } from '../../core/personal-data';
import { replyColumns } from './lead-replies.service';

export const leadRepliesPersonalData: PersonalData = {
  rows: [
    personalRows(leadReplies, {
      name: 'leadReplies',
      label: 'Replies by mail',
      columns: replyColumns,
      isOf: ({ idsOf }) => isAmong(leadReplies.leadId, idsOf(leads)),
      erase: eraseReplies,
    }),
  ],
  indexes: ['lead_reply_search'],
};

/** With their mails, whatever address these go to. */
function eraseReplies(database: Database, ids: string[]): void {
  database.delete(mailOutbox).where(isAmong(mailOutbox.id, ids)).run();
  database.delete(leadReplies).where(isAmong(leadReplies.id, ids)).run();
}
