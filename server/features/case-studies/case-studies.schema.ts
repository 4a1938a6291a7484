import * as z from 'zod/mini';
import { FEATURED } from '../../../db/enums';
import {
  atMost,
  changeable,
  changedField,
  jsonObject,
  line,
  lines,
  oneOf,
  optionalField,
  requiredLine,
  requiredText,
} from '../../core/fields.schema';
import { searchTitle, slug, target } from '../content/content.schema';
import { changedPublication, newPublication, publicationForm } from '../content/publication.schema';

const MAX_ROWS = 100;

const optionalText = (label: string, max: number) =>
  z.nullish(z.string({ error: `${label} must be text` }).check(atMost(label, max)));
const resultText = (label: string) => optionalText(label, 1_000);
const result = z.union(
  [
    z.string().check(atMost('Result', 1_000)),
    z.looseObject({
      metric: resultText('Metric'),
      value: resultText('Value'),
      description: resultText('Description'),
      from: resultText('From'),
      to: resultText('To'),
      measuredBy: resultText('How measured'),
    }),
  ],
  { error: 'A result is text, or an object with metric, value and description as text' },
);
const step = z.union(
  [
    z.string().check(atMost('Step', 2_000)),
    z.looseObject({
      title: optionalText('Title', 300),
      period: optionalText('Period', 300),
      text: optionalText('Text', 2_000),
      kept: optionalText('Kept', 1_000),
    }),
  ],
  { error: 'A step is text, or an object with title, period, text and kept as text' },
);
const technology = z.string({ error: 'Stack holds text' }).check(atMost('Technology', 300));

const listOf = <Item extends z.ZodMiniType>(label: string, item: Item) =>
  z
    .array(item, { error: `${label} must be a list` })
    .check(z.maxLength(MAX_ROWS, `${label} must be at most ${MAX_ROWS}`));
export const results = listOf('Results', result);
export const stack = listOf('Stack', technology);
export const steps = listOf('Steps', step);

const relatedInsightId = z
  .string({ error: 'relatedInsightId must be an id' })
  .check(z.regex(/^[\w-]{0,64}$/, { error: 'relatedInsightId must be an id' }));

/** What a study may have besides; null or blank for one without. */
const optional = {
  searchTitle,
  location: line('Location', 300),
  team: line('Team', 300),
  lessons: lines('Lessons', 10_000),
  relatedInsightId,
};

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
  ...optional,
  ...publicationForm,
  steps: listOf('Steps', z.object({ step })),
  results: listOf('Results', z.object({ result })),
  stack: listOf('Stack', z.object({ name: technology })),
});

export const createCaseStudySchema = jsonObject({
  ...fields,
  results: z._default(z.nullish(results), []),
  stack: z._default(z.nullish(stack), []),
  featured: z._default(z.nullish(fields.featured), 'false'),
  searchTitle: optionalField(searchTitle),
  location: optionalField(optional.location),
  team: optionalField(optional.team),
  steps: z.nullish(steps),
  lessons: optionalField(optional.lessons),
  relatedInsightId: optionalField(relatedInsightId),
  ...newPublication,
});

export const updateCaseStudySchema = jsonObject({
  ...changeable(fields),
  searchTitle: changedField(searchTitle),
  location: changedField(optional.location),
  team: changedField(optional.team),
  steps: z.optional(z.nullable(steps)),
  lessons: changedField(optional.lessons),
  relatedInsightId: changedField(relatedInsightId),
  ...changedPublication,
  ...target,
});

export type CaseStudyForm = z.input<typeof caseStudyFormSchema>;
export type CreateCaseStudy = z.output<typeof createCaseStudySchema>;
export type UpdateCaseStudy = Omit<z.output<typeof updateCaseStudySchema>, 'updatesLinks'>;
