import * as z from 'zod/mini';
import { CONTENT_TYPES } from '../../../db/enums';
import { oneOf } from '../../core/fields.schema';
import { rendersQuickly } from '../content/content.schema';
import { markdownOf } from '../pages/pages.schema';

/** What the checks find, in the order in which it is shown. */
export const FAULTS = [
  'dead_link',
  'missing_alt',
  'skipped_heading',
  'no_excerpt',
  'no_picture',
] as const;
export type Fault = (typeof FAULTS)[number];

export const checkAllSchema = z.object({
  cursor: z.nullish(z.string({ error: 'cursor must be text' }).check(z.maxLength(100))),
});

const MAX_EXCERPT = 10_000;

/** The texts of an item as they are in its form. */
export const checkTextSchema = z.object({
  type: oneOf('type', CONTENT_TYPES),
  content: z.unknown().check(...rendersQuickly('Content', markdownOf)),
  excerpt: z.optional(z.string({ error: 'Excerpt must be text' }).check(z.maxLength(MAX_EXCERPT))),
});
