import * as z from 'zod/mini';
import { FEATURED, PAGE_STATUSES } from '../../../db/enums';
import {
  atMost,
  changedLine,
  changedText,
  instant,
  jsonObject,
  oneOf,
  optionalLine,
  optionalText,
  requiredKey,
  requiredLine,
  requiredText,
  startedFrom,
} from '../fields.schema';
import { pageInput } from '../page.schema';

export const listPagesSchema = z.object(pageInput);

export const slugInput = z.object({ slug: requiredKey('slug') });

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Addresses that the site itself answers. Files have a dot in their names, which no slug has. */
export const RESERVED_SLUGS = [
  'api-docs',
  'solutions',
  'case-studies',
  'about',
  'insights',
  'contact',
  'privacy',
  'terms',
  'admin',
  'api',
  'trpc',
  'media',
  'assets',
  'healthz',
  'live',
  'og',
];

const slug = requiredLine('Slug', 100).check(
  z.refine((value) => value === '' || SLUG.test(value), {
    error: 'Slug may hold lowercase letters, digits and single hyphens',
  }),
);
const pageSlug = slug.check(
  z.refine((value) => !RESERVED_SLUGS.includes(value), {
    error: 'This address is used by the site itself',
  }),
);

/** Any JSON but none at all. */
const json = (label: string) =>
  z
    .unknown()
    .check(z.refine((value) => value !== undefined && value !== null, `${label} is required`));

/** Which row, and the version that the change started from. */
const target = { id: requiredKey('id'), updatedAt: startedFrom };

const page = {
  title: requiredLine('Title', 300),
  slug: pageSlug,
  content: json('Content'),
  metaTitle: optionalLine('Meta Title', 300),
  metaDescription: optionalText('Meta Description', 1_000),
  status: oneOf('Status', PAGE_STATUSES),
};
export const createPageSchema = jsonObject({
  ...page,
  status: z._default(z.nullish(page.status), 'draft'),
});
export const updatePageSchema = jsonObject({
  ...partial(page),
  metaTitle: changedLine('Meta Title', 300),
  metaDescription: changedText('Meta Description', 1_000),
  ...target,
});

const MAX_ROWS = 100;
const resultText = (label: string) =>
  z.nullish(z.string({ error: `${label} must be text` }).check(atMost(label, 1_000)));
const result = z.union(
  [
    z.string().check(atMost('Result', 1_000)),
    z.looseObject({
      metric: resultText('Metric'),
      value: resultText('Value'),
      description: resultText('Description'),
    }),
  ],
  { error: 'A result is text, or an object with metric, value and description as text' },
);
const technology = z.string({ error: 'Stack holds text' }).check(atMost('Technology', 300));

const listOf = <Item extends z.ZodMiniType>(label: string, item: Item) =>
  z
    .array(item, { error: `${label} must be a list` })
    .check(z.maxLength(MAX_ROWS, `${label} must be at most ${MAX_ROWS}`));
export const results = listOf('Results', result);
export const stack = listOf('Stack', technology);

const caseStudy = {
  title: requiredLine('Title', 300),
  slug,
  industry: requiredLine('Industry', 300),
  challenge: requiredText('Challenge', 10_000),
  solution: requiredText('Solution', 10_000),
  results,
  timeline: z
    .string({ error: 'Timeline must be text' })
    .check(z.trim(), z.maxLength(300, 'Timeline must be at most 300 characters')),
  stack,
  featured: oneOf('Featured', FEATURED),
};
/** What the dialog holds. A row of a form has to be an object. */
export const caseStudyFormSchema = z.object({
  ...caseStudy,
  results: listOf('Results', z.object({ result })),
  stack: listOf('Stack', z.object({ name: technology })),
});
export const createCaseStudySchema = jsonObject({
  ...caseStudy,
  results: z._default(z.nullish(results), []),
  stack: z._default(z.nullish(stack), []),
  featured: z._default(z.nullish(caseStudy.featured), 'false'),
});
export const updateCaseStudySchema = jsonObject({ ...partial(caseStudy), ...target });

const insight = {
  title: requiredLine('Title', 300),
  slug,
  excerpt: requiredText('Excerpt', 1_000),
  content: requiredText('Content', 200_000),
  category: requiredLine('Category', 300),
};
const publishedAt = z.nullish(instant('publishedAt'));
export const createInsightSchema = jsonObject({ ...insight, publishedAt });
export const updateInsightSchema = jsonObject({ ...partial(insight), ...target, publishedAt });

export const markdownInput = z.object({
  markdown: z.string().check(z.maxLength(200_000, 'The text is too long')),
});

export type CaseStudyForm = z.input<typeof caseStudyFormSchema>;
export type CreatePage = z.output<typeof createPageSchema>;
export type UpdatePage = z.output<typeof updatePageSchema>;
export type CreateCaseStudy = z.output<typeof createCaseStudySchema>;
export type UpdateCaseStudy = z.output<typeof updateCaseStudySchema>;
export type CreateInsight = z.output<typeof createInsightSchema>;
export type UpdateInsight = z.output<typeof updateInsightSchema>;

/** Every field may be left out, and then keeps its value. */
function partial<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.partial(z.object(shape)).shape;
}
