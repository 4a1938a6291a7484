import * as z from 'zod/mini';
import { instant, jsonObject, requiredKey } from '../../core/fields.schema';
import { openItemSchema } from './drafts.schema';

/** The longest item has 200,000 characters, of up to three bytes. */
const MAX_CHARACTERS = 300_000;

const version = z.nullish(instant('version'));

export const autosaveSchema = jsonObject({
  ...openItemSchema.shape,
  /** The values of the form, of any shape. */
  values: z.record(z.string(), z.unknown(), { error: 'values must be an object' }).check(
    z.refine((values) => JSON.stringify(values).length <= MAX_CHARACTERS, {
      error: 'The text is too long to be kept while it is typed',
    }),
  ),
  startedFrom: instant('startedFrom'),
  draft: version,
  /** The one that the tab has stored or shown before: another one is not overwritten. */
  replaces: version,
});

export const dropAutosaveSchema = z.object({
  id: requiredKey('id'),
  updatedAt: instant('updatedAt'),
});

export type AutosaveInput = z.output<typeof autosaveSchema>;
