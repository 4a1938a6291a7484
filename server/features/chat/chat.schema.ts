import * as z from 'zod/mini';
import { CONVERSATION_STATUSES } from '../../../db/enums';
import {
  jsonObject,
  oneOf,
  optionalLine,
  requiredEmail,
  requiredKey,
  requiredText,
  startedFrom,
} from '../../core/fields.schema';
import { pageInput } from '../../core/page.schema';

const EMAIL_MESSAGE = 'Valid email is required';
const email = requiredEmail(EMAIL_MESSAGE);

const optionalEmail = z.pipe(
  z.nullish(
    z
      .string({ error: EMAIL_MESSAGE })
      .check(
        z.refine((value) => value.trim() === '' || email.safeParse(value).success, EMAIL_MESSAGE),
      ),
  ),
  z.transform((value) => value?.trim() || null),
);

const MESSAGE_ID = 'clientMessageId must have 8 to 64 letters, digits, hyphens or underscores';
const PAGE = 'page must be a path of this site';

/** Optional details about the visitor, sent with a message. */
const visitorInput = {
  visitorName: optionalLine('Name', 300),
  visitorEmail: optionalEmail,
  page: z.nullish(
    z.string({ error: PAGE }).check(z.maxLength(1000, PAGE), z.regex(/^\/(?![/\\])/, PAGE)),
  ),
};

const messageInput = {
  message: requiredText('Message', 4_000),
  /** Made by the sender: a repeated id means the same message. */
  clientMessageId: z.nullish(
    z.string({ error: MESSAGE_ID }).check(z.regex(/^[\w-]{8,64}$/, MESSAGE_ID)),
  ),
};

const conversationId = requiredKey('conversationId');
const status = oneOf('Status', CONVERSATION_STATUSES);

export const startSchema = jsonObject({ ...messageInput, ...visitorInput });

export const sendSchema = jsonObject({
  conversationId,
  ...messageInput,
  ...visitorInput,
  /** `agent` counts for staff alone; in every other case the visitor writes. */
  senderType: z.nullish(z.string({ error: 'senderType must be text' })),
  senderName: optionalLine('senderName', 300),
});

export const listMessagesSchema = z.object({
  conversationId,
  ...pageInput,
  /** From the end, the newest page comes first; within a page, messages are oldest first. */
  from: z._default(z.enum(['start', 'end'], { error: 'from must be start or end' }), 'start'),
});

export const listConversationsSchema = z.object({ ...pageInput, status: z.optional(status) });

export const updateConversationSchema = jsonObject({
  id: requiredKey('id'),
  status: z.nullish(status),
  updatedAt: startedFrom,
});

export const markReadSchema = z.object({
  id: requiredKey('id'),
  /** The newest message that staff have seen. */
  messageId: requiredKey('messageId'),
});

export type StartInput = z.output<typeof startSchema>;
export type SendInput = z.output<typeof sendSchema>;
