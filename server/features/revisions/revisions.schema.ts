import * as z from 'zod/mini';
import { requiredKey, wholeNumber } from '../../core/fields.schema';
import { pageInput } from '../../core/page.schema';
import { target } from '../content/content.schema';

const MAX_LISTED = 100;

export const listRevisionsSchema = z.object({
  id: requiredKey('id'),
  ...pageInput,
  limit: z.optional(wholeNumber('limit', 1, MAX_LISTED)),
});

/** A version of an item, by the ids of both. */
export const revisionInput = z.object({ id: requiredKey('id'), revision: requiredKey('revision') });

export const restoreSchema = z.object({ ...target, revision: requiredKey('revision') });

export type ListRevisions = z.output<typeof listRevisionsSchema>;
export type RevisionInput = z.output<typeof revisionInput>;
