import * as z from 'zod/mini';
import { CONTACT_NEWS, LANGUAGES } from '../../../db/enums';
import {
  jsonObject,
  oneOf,
  optionalText,
  requiredEmail,
  requiredKey,
  trueOrFalse,
} from '../../core/fields.schema';
import { commentText } from '../comments/comments.schema';

/** The cursor of a page of older updates, or what the page has to hold. */
export const homeSchema = z.object({
  before: z.optional(z.string({ error: 'before must be text' })),
  /** The id of an update. */
  update: z.optional(z.string({ error: 'update must be text' })),
  /** The id of an update that asks something. */
  ask: z.optional(z.string({ error: 'ask must be text' })),
});

export const previewSchema = z.object({
  id: requiredKey('id'),
  before: z.optional(z.string({ error: 'before must be text' })),
});

/** The secret of a personal link, or of the link that ends mails. */
export const secretSchema = z.object({
  secret: z.string({ error: 'secret must be text' }).check(z.maxLength(200)),
});

export const requestLinkSchema = jsonObject({ email: requiredEmail('Valid email is required') });

export const answerSchema = jsonObject({
  updateId: requiredKey('updateId'),
  isApproved: z.optional(trueOrFalse('isApproved')),
  text: optionalText('Answer', 5_000),
  /** The id of the file that came with the form. */
  fileId: z.optional(z.string({ error: 'fileId must be text' }).check(z.maxLength(64))),
});

export const portalCommentSchema = jsonObject({
  updateId: requiredKey('updateId'),
  text: commentText,
});

/** How the contact wants the pages and the mails. */
export const preferencesSchema = jsonObject({
  news: z.optional(oneOf('news', CONTACT_NEWS)),
  language: z.optional(oneOf('language', LANGUAGES)),
});

export type Preferences = z.output<typeof preferencesSchema>;
