import * as z from 'zod/mini';
import {
  changeable,
  jsonObject,
  requiredKey,
  requiredLine,
  requiredText,
  startedFrom,
} from '../../core/fields.schema';

/** What a placeholder stands for: the recipient, their company, and the person who replies. */
const PLACEHOLDERS = ['name', 'company', 'me'] as const;
type Placeholder = (typeof PLACEHOLDERS)[number];

/** A word in braces, which may be doubled or have spaces; braces around anything else are text. */
const IN_BRACES = /\{{1,2}\s{0,3}([\p{L}\d_]{1,40})\s{0,3}\}{1,2}/gu;

const isPlaceholder = (word: string): word is Placeholder =>
  (PLACEHOLDERS as readonly string[]).includes(word);

const unknownPlaceholder = (text: string) =>
  Array.from(text.matchAll(IN_BRACES), ([, word = '']) => word).find(
    (word) => !isPlaceholder(word),
  );

/** Fills in what is known. Other placeholders stay, so that the writer sees what is missing. */
export const fillPlaceholders = (
  text: string,
  values: Partial<Record<Placeholder, string | null>>,
): string =>
  text.replaceAll(IN_BRACES, (found, word: string) =>
    isPlaceholder(word) ? (values[word] ?? found) : found,
  );

/** The first placeholder that is left in a text; undefined without one. */
export const unfilledPlaceholder = (text: string): string | undefined =>
  Array.from(text.matchAll(IN_BRACES)).find(([, word = '']) => isPlaceholder(word))?.[0];

const fields = {
  title: requiredLine('Title', 120),
  text: requiredText('Text', 10_000).check(
    z.refine((text) => unknownPlaceholder(text) === undefined, {
      error: ({ input }) =>
        `{${unknownPlaceholder(String(input))}} is no placeholder: there are {name}, {company} and {me}`,
    }),
  ),
};

const isShared = z.boolean({ error: 'isShared must be true or false' });

/** Without `isShared` everybody sees it. */
export const createSavedReplySchema = jsonObject({ ...fields, isShared: z.nullish(isShared) });

/** Omitted fields keep their value. `updatedAt` is the version that the edit started from. */
export const updateSavedReplySchema = jsonObject({
  id: requiredKey('id'),
  ...changeable(fields),
  updatedAt: startedFrom,
});

/** The values of the dialog's form. */
export const savedReplyFormSchema = z.object({ ...fields, isShared: z.boolean() });

export type NewSavedReply = z.output<typeof createSavedReplySchema>;
export type SavedReplyChange = z.output<typeof updateSavedReplySchema>;
export type SavedReplyForm = z.input<typeof savedReplyFormSchema>;
