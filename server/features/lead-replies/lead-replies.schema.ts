import * as z from 'zod/mini';
import { MAX_FILE_BYTES, MAX_FILE_MB } from '../../core/uploads.schema';
import {
  jsonObject,
  requiredKey,
  requiredLine,
  requiredText,
  startedFrom,
  usesFiles,
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

const MAX_ATTACHMENTS = 20;
/** Of all files of a reply together; mail servers take little more. */
export const MAX_ATTACHED_BYTES = MAX_FILE_BYTES;
export const ATTACHED_TOO_MUCH = `The attachments have more than ${MAX_FILE_MB} MB together`;

const attachmentId = z
  .string({ error: 'attachmentIds must be ids' })
  .check(z.maxLength(64), usesFiles());

/** `updatedAt` is the version of the lead that the writer saw. */
export const createReplySchema = jsonObject({
  leadId: requiredKey('leadId'),
  ...fields,
  attachmentIds: z.nullish(
    z
      .array(attachmentId, { error: 'attachmentIds must be a list of ids' })
      .check(z.maxLength(MAX_ATTACHMENTS, `At most ${MAX_ATTACHMENTS} files can be attached`)),
  ),
  updatedAt: startedFrom,
});

/** The values of the composer. */
export const replyFormSchema = z.object(fields);

export type NewReply = z.output<typeof createReplySchema>;
export type ReplyForm = z.input<typeof replyFormSchema>;
