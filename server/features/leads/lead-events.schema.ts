import * as z from 'zod/mini';
import { LEAD_STATUSES } from '../../../db/enums';
import { aboutNote, assigned, changed, moved, noData } from '../activities/event-data.schema';

const aboutReply = z.object({ replyId: z.string() });

export const leadEvents = {
  created: z.object({ isSpam: z.boolean() }),
  updated: changed,
  status_changed: moved(LEAD_STATUSES),
  assigned,
  /** The day on which to come back to it was chosen, or nothing is due any more. */
  follow_up_set: z.object({ fields: z.array(z.string()), dueAt: z.nullable(z.string()) }),
  note_added: aboutNote,
  /** A call of ours, which answers the lead. */
  call_logged: aboutNote,
  answer_logged: aboutNote,
  /** The addresses of its mailbox that differ by a tag are one person's, or no longer. */
  addresses_joined: noData,
  addresses_parted: noData,
  removed: noData,
  marked_as_spam: noData,
  unmarked_as_spam: noData,
  reply_queued: aboutReply,
  /** By the system, as is `lead.reply_failed`. */
  reply_sent: aboutReply,
  reply_failed: aboutReply,
  reply_undone: aboutReply,
};
