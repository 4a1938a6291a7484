import * as z from 'zod/mini';
import { jsonObject, requiredKey, requiredLine, usesFiles } from '../../core/fields.schema';
import { pageInput } from '../../core/page.schema';
import { requiredMarkdown } from '../content/content.schema';

const fields = {
  title: requiredLine('Title', 300),
  content: requiredMarkdown('Content', 50_000),
  /** JSON of any shape, stored as posted. */
  attachments: z.optional(z.unknown().check(usesFiles())),
};

export const updateFormSchema = z.object(fields);

export const postUpdateSchema = jsonObject({ projectId: requiredKey('projectId'), ...fields });

export const listUpdatesSchema = z.object({
  projectId: requiredKey('projectId'),
  ...pageInput,
});

export type UpdateForm = z.input<typeof updateFormSchema>;
export type NewUpdate = z.output<typeof postUpdateSchema>;
