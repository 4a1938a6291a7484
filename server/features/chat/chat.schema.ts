import * as z from 'zod/mini';
import {
  CONVERSATION_QUEUES,
  CONVERSATION_STATUSES,
  INTERESTS,
  LANGUAGES,
} from '../../../db/enums';
import {
  changeable,
  jsonObject,
  line,
  oneOf,
  optionalField,
  optionalLine,
  requiredEmail,
  requiredKey,
  requiredLine,
  optionalText,
  requiredText,
  startedFrom,
} from '../../core/fields.schema';
import { optionalPhone, phoneLine } from '../../core/phone.schema';
import { pageInput } from '../../core/page.schema';
import { uploadedFile } from '../media/media.schema';

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
export const TIME_ZONE = 'timeZone must be the name of a time zone';
const PAGE = 'page must be a path of this site';

const page = z
  .string({ error: PAGE })
  .check(z.maxLength(1000, PAGE), z.regex(/^\/(?![/\\])/, PAGE));

/** Optional details about the visitor, sent with a message. */
const visitorInput = {
  visitorName: optionalLine('Name', 300),
  visitorEmail: optionalEmail,
  /** Of the page: mails are in it. */
  language: z.nullish(oneOf('language', LANGUAGES)),
  page: z.nullish(page),
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
  /** Of an agent: the newest message on the screen. An answer of a colleague after it is a conflict. */
  seenMessageId: z.nullish(
    z.string({ error: 'seenMessageId must be an id' }).check(z.maxLength(64)),
  ),
});

/** A picture or PDF. The message is a text about it, or else its name. */
export const sendFileSchema = jsonObject({
  conversationId,
  file: uploadedFile,
  message: optionalLine('Message', 4_000),
  clientMessageId: messageInput.clientMessageId,
  senderType: z.nullish(z.string({ error: 'senderType must be text' })),
  senderName: optionalLine('senderName', 300),
});

export const listMessagesSchema = z.object({
  conversationId,
  ...pageInput,
  /** From the end, the newest page comes first; within a page, messages are oldest first. */
  from: z._default(z.enum(['start', 'end'], { error: 'from must be start or end' }), 'start'),
});

export type ConversationQueue = (typeof CONVERSATION_QUEUES)[number];

export const listConversationsSchema = z.object({
  ...pageInput,
  status: z.optional(status),
  /** Of the active ones: those that wait for an answer, the caller's own, or nobody's. */
  queue: z.optional(oneOf('queue', CONVERSATION_QUEUES)),
  search: z.optional(z.string().check(z.maxLength(200, 'search must be at most 200 characters'))),
});

export const ofConversationSchema = z.object({ id: requiredKey('id') });

export const MAX_LABELS = 10;
const MAX_MENTIONS = 20;

export const updateConversationSchema = jsonObject({
  id: requiredKey('id'),
  status: z.nullish(status),
  /** Null for nobody. */
  assigneeId: z.optional(
    z.nullable(z.string({ error: 'assigneeId must be an id' }).check(z.maxLength(64))),
  ),
  ...changeable({
    labels: z
      .array(requiredLine('A label', 40), { error: 'labels must be a list of texts' })
      .check(z.maxLength(MAX_LABELS, `At most ${MAX_LABELS} labels`)),
    /** Adds one, so that two people can label a conversation in the same moment. */
    addLabel: requiredLine('A label', 40),
    removeLabel: requiredLine('A label', 40),
  }),
  updatedAt: startedFrom,
});

type LabelChange = Partial<Pick<UpdateConversation, 'labels' | 'addLabel' | 'removeLabel'>>;

/** The labels of a conversation after a change: each once, in the order in which they came. */
export function withLabels(before: readonly string[], change: LabelChange): string[] {
  const { labels = before, addLabel, removeLabel } = change;
  const all = new Set(addLabel === undefined ? labels : [...labels, addLabel]);
  return [...all].filter((label) => label !== removeLabel);
}

export const listNotesSchema = z.object({ conversationId, ...pageInput });

const mentionedId = z.string({ error: 'mentions must be ids' }).check(z.maxLength(64));

export const addNoteSchema = jsonObject({
  conversationId,
  text: requiredText('Text', 10_000),
  ...changeable({
    /** The ids of colleagues whom the text names. */
    mentions: z
      .array(mentionedId, { error: 'mentions must be a list of ids' })
      .check(z.maxLength(MAX_MENTIONS, `At most ${MAX_MENTIONS} colleagues can be mentioned`)),
  }),
});

/** The secret of a link from a mail. */
export const openLinkSchema = jsonObject({
  secret: z
    .string({ error: 'secret is required' })
    .check(z.regex(/^[\da-f]{64}$/, 'secret is not that of a link')),
  ...changeable({ stopsMail: z.boolean({ error: 'stopsMail must be true or false' }) }),
});

const flag = (name: string) => z.boolean({ error: `${name} must be true or false` });

const report = {
  id: requiredKey('id'),
  isTyping: z._default(flag('isTyping'), false),
  /** The panel or the conversation is closed. */
  isLeaving: z._default(flag('isLeaving'), false),
};

/** Of the visitor's open panel, about every 20 seconds. */
export const hereSchema = jsonObject({
  ...report,
  page,
  timeZone: z._default(
    z.nullable(z.string({ error: TIME_ZONE }).check(z.maxLength(64, TIME_ZONE))),
    null,
  ),
});

/** Of staff who look at a conversation. */
export const lookSchema = jsonObject(report);

export const rateSchema = jsonObject({
  id: requiredKey('id'),
  isGood: flag('isGood'),
  comment: optionalText('A comment', 1_000),
});

const leadFields = {
  name: requiredLine('Name', 300),
  email,
  message: requiredText('Message', 10_000),
};
const interest = oneOf('Interest', INTERESTS);

/** The person of a lead that is made of a conversation. */
export const createChatLeadSchema = jsonObject({
  id: requiredKey('id'),
  ...leadFields,
  company: optionalLine('Company', 300),
  phone: optionalPhone,
  interest: optionalField(interest),
});

/** The values of the dialog's form. */
export const chatLeadFormSchema = z.object({
  ...leadFields,
  company: line('Company', 300),
  phone: phoneLine,
  interest: z.union([z.literal(''), interest]),
});

export const awaySchema = jsonObject({ isAway: flag('isAway') });

export const blockSchema = jsonObject({
  id: requiredKey('id'),
  isBlocked: z.boolean({ error: 'isBlocked must be true or false' }),
});

export const markReadSchema = z.object({
  id: requiredKey('id'),
  /** The newest message that staff have seen. */
  messageId: requiredKey('messageId'),
});

export type StartInput = z.output<typeof startSchema>;
export type SendInput = z.output<typeof sendSchema>;
export type UpdateConversation = z.output<typeof updateConversationSchema>;
export type NewChatNote = z.output<typeof addNoteSchema>;
export type RateInput = z.output<typeof rateSchema>;
export type CreateChatLead = z.output<typeof createChatLeadSchema>;
export type ChatLeadForm = z.input<typeof chatLeadFormSchema>;
