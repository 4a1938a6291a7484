import * as z from 'zod/mini';
import {
  changeable,
  changedField,
  jsonObject,
  optionalField,
  requiredLine,
  requiredText,
} from '../../core/fields.schema';
import {
  rendersQuickly,
  requiredMarkdown,
  searchTitle,
  slug,
  target,
} from '../content/content.schema';
import { changedPublication, newPublication, publicationForm } from '../content/publication.schema';

const fields = {
  title: requiredLine('Title', 300),
  slug,
  excerpt: requiredText('Excerpt', 1_000),
  content: requiredMarkdown('Content', 200_000),
  category: requiredLine('Category', 300),
};

/** The values of the dialog's form. */
export const insightFormSchema = z.object({ ...fields, searchTitle, ...publicationForm });

export const createInsightSchema = jsonObject({
  ...fields,
  searchTitle: optionalField(searchTitle),
  ...newPublication,
});

export const updateInsightSchema = jsonObject({
  ...changeable(fields),
  searchTitle: changedField(searchTitle),
  ...changedPublication,
  ...target,
});

export const markdownInput = z.object({
  markdown: z
    .string()
    .check(z.maxLength(200_000, 'The text is too long'), ...rendersQuickly('The text')),
});

export type CreateInsight = z.output<typeof createInsightSchema>;
export type UpdateInsight = Omit<z.output<typeof updateInsightSchema>, 'updatesLinks'>;
