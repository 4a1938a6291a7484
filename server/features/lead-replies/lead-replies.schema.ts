import * as z from 'zod/mini';
import {
  jsonObject,
  requiredKey,
  requiredLine,
  requiredText,
  startedFrom,
} from '../../core/fields.schema';

export const ofLeadInput = z.object({ leadId: requiredKey('leadId') });

export const replyInput = z.object({
  leadId: requiredKey('leadId'),
  replyId: requiredKey('replyId'),
});

/** `updatedAt` is the version of the lead that the writer saw. */
export const createReplySchema = jsonObject({
  leadId: requiredKey('leadId'),
  subject: requiredLine('Subject', 300),
  message: requiredText('Message', 20_000),
  updatedAt: startedFrom,
});

export type NewReply = z.output<typeof createReplySchema>;
