import * as z from 'zod/mini';
import { CONVERSATION_STATUSES } from '../../../db/enums';
import { aboutNote, assigned, changed, moved, noData } from '../activities/event-data.schema';

const aboutMail = z.object({ mailId: z.string() });

export const conversationEvents = {
  started: z.object({ messageId: z.string() }),
  message_sent: z.object({
    messageId: z.string(),
    senderType: z.enum(['agent', 'visitor']),
  }),
  status_changed: moved(CONVERSATION_STATUSES),
  assigned,
  /** Its labels. */
  updated: changed,
  note_added: aboutNote,
  /** By the system, for a visitor who had not seen them. */
  answers_mailed: aboutMail,
  mail_sent: aboutMail,
  mail_failed: aboutMail,
  transcript_mailed: aboutMail,
  /** By its visitor, from a mail. */
  mail_stopped: noData,
  link_opened: noData,
  links_revoked: noData,
  /** By its visitor, after its end. */
  rated: z.object({ isGood: z.boolean() }),
  /** Messages of its visitor are refused, or no longer. */
  blocked: noData,
  unblocked: noData,
};
