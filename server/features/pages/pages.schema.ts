import * as z from 'zod/mini';
import {
  changeable,
  changedField,
  jsonObject,
  line,
  lines,
  optionalLine,
  optionalText,
  requiredLine,
  usesFiles,
} from '../../core/fields.schema';
import { pageInput } from '../../core/page.schema';
import { hasNoGaps } from './block-gaps.schema';
import { checkFigures } from '../content/figures/figures.schema';
import { rendersQuickly, slug, target } from '../content/content.schema';
import { RESERVED_SLUGS } from '../content/reserved-paths.schema';
import { changedPublication, newPublication } from '../content/publication.schema';

export const listPagesSchema = z.object(pageInput);

const pageSlug = slug.check(
  z.refine((value) => !RESERVED_SLUGS.includes(value), {
    error: 'This address is used by the site itself',
  }),
);

/** The Markdown of a page's content, which is a text or a list of blocks. */
export function markdownOf(content: unknown): string {
  if (!Array.isArray(content)) return typeof content === 'string' ? content : '';
  return (content as ({ markdown?: unknown } | null)[])
    .map((block) => (typeof block?.markdown === 'string' ? block.markdown : ''))
    .join('\n');
}

/** Any JSON except null. */
const json = (label: string) =>
  z
    .unknown()
    .check(z.refine((value) => value !== undefined && value !== null, `${label} is required`));

/** Names the block that has a figure with a wrong line. */
const hasGoodFiguresInBlocks = z.superRefine<unknown>((content, context) => {
  const texts = Array.isArray(content) ? content.map((block) => markdownOf([block])) : [];
  if (typeof content === 'string') checkFigures(content, [], context);
  for (const [index, text] of texts.entries()) checkFigures(text, [index, 'markdown'], context);
});

const contentChecks = [...rendersQuickly('Content', markdownOf), hasNoGaps, hasGoodFiguresInBlocks];

const fields = {
  title: requiredLine('Title', 300),
  slug: pageSlug,
  content: json('Content').check(...contentChecks, usesFiles()),
  metaTitle: optionalLine('Meta Title', 300),
  metaDescription: optionalText('Meta Description', 1_000),
};

export const createPageSchema = jsonObject({ ...fields, ...newPublication });

export const updatePageSchema = jsonObject({
  ...changeable(fields),
  content: z.pipe(
    z.optional(z.unknown()).check(...contentChecks),
    z.transform((value) => value ?? undefined),
  ),
  metaTitle: changedField(line('Meta Title', 300)),
  metaDescription: changedField(lines('Meta Description', 1_000)),
  ...changedPublication,
  ...target,
});

export type CreatePage = z.output<typeof createPageSchema>;
export type UpdatePage = Omit<z.output<typeof updatePageSchema>, 'updatesLinks'>;
