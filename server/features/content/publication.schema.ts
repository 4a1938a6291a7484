import * as z from 'zod/mini';
import { CONTENT_STATUSES, LANGUAGES } from '../../../db/enums';
import { changedField, instant, oneOf, optionalField } from '../../core/fields.schema';

/** The fields by which insights, case studies and pages become public, in their language. */

const status = oneOf('Status', CONTENT_STATUSES);
const publishedAt = z.nullish(instant('publishedAt'));
const language = oneOf('Language', LANGUAGES);
const ID = /^[\w-]{0,64}$/;
const idOf = (name: string) => {
  const error = `${name} must be an id`;
  return z.string({ error }).check(z.regex(ID, { error }));
};

/** What the forms of the console edit. */
export const publicationForm = {
  language,
  authorId: idOf('authorId'),
  translationOf: idOf('translationOf'),
};

/** Left out or null: the state that the noun has without one, and English. */
export const newPublication = {
  status: z.nullish(status),
  publishedAt,
  language: z.nullish(language),
  authorId: optionalField(idOf('authorId')),
  translationOf: optionalField(idOf('translationOf')),
};

/** Null clears the author and the original; it keeps what a row cannot be without. */
export const changedPublication = {
  status: z.nullish(status),
  publishedAt,
  language: z.nullish(language),
  authorId: changedField(idOf('authorId')),
  translationOf: changedField(idOf('translationOf')),
};

/** What a public list shows: English, unless another language is asked for. */
export const publicListInput = z.optional(
  z.object({ language: z.nullish(language) }, { error: 'An object is expected' }),
);
