import * as z from 'zod/mini';
import {
  jsonObject,
  requiredKey,
  requiredLine,
  requiredText,
  startedFrom,
} from '../../core/fields.schema';

const fields = {
  subject: requiredLine('Subject', 300),
  message: requiredText('Message', 20_000),
};

export const ofLeadInput = z.object({ leadId: requiredKey('leadId') });

export const replyInput = z.object({
  leadId: requiredKey('leadId'),
  replyId: requiredKey('replyId'),
});

/** `updatedAt` is the version of the lead that the writer saw. */
export const createReplySchema = jsonObject({
  leadId: requiredKey('leadId'),
  ...fields,
  updatedAt: startedFrom,
});

/** The values of the composer. */
export const replyFormSchema = z.object(fields);

export type NewReply = z.output<typeof createReplySchema>;
export type ReplyForm = z.input<typeof replyFormSchema>;
