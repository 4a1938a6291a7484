import * as z from 'zod/mini';
import { changeable, jsonObject, requiredLine, requiredText } from '../../core/fields.schema';
import { rendersQuickly, requiredMarkdown, slug, target } from '../content/content.schema';
import { changedPublication, newPublication, publicationForm } from '../content/publication.schema';

const fields = {
  title: requiredLine('Title', 300),
  slug,
  excerpt: requiredText('Excerpt', 1_000),
  content: requiredMarkdown('Content', 200_000),
  category: requiredLine('Category', 300),
};

/** The values of the dialog's form. */
export const insightFormSchema = z.object({ ...fields, ...publicationForm });

export const createInsightSchema = jsonObject({ ...fields, ...newPublication });

export const updateInsightSchema = jsonObject({
  ...changeable(fields),
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
