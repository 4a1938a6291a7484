import * as z from 'zod/mini';
import { FEATURED } from '../../../db/enums';
import {
  atMost,
  changeable,
  jsonObject,
  oneOf,
  requiredLine,
  requiredText,
} from '../../core/fields.schema';
import { slug, target } from '../content/content.schema';
import { changedPublication, newPublication, publicationForm } from '../content/publication.schema';

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

const fields = {
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

/** The values of the dialog's form, in which the items of a list have to be objects. */
export const caseStudyFormSchema = z.object({
  ...fields,
  ...publicationForm,
  results: listOf('Results', z.object({ result })),
  stack: listOf('Stack', z.object({ name: technology })),
});

export const createCaseStudySchema = jsonObject({
  ...fields,
  results: z._default(z.nullish(results), []),
  stack: z._default(z.nullish(stack), []),
  featured: z._default(z.nullish(fields.featured), 'false'),
  ...newPublication,
});

export const updateCaseStudySchema = jsonObject({
  ...changeable(fields),
  ...changedPublication,
  ...target,
});

export type CaseStudyForm = z.input<typeof caseStudyFormSchema>;
export type CreateCaseStudy = z.output<typeof createCaseStudySchema>;
export type UpdateCaseStudy = Omit<z.output<typeof updateCaseStudySchema>, 'updatesLinks'>;
