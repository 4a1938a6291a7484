import * as z from 'zod/mini';
import {
  changeable,
  jsonObject,
  requiredKey,
  requiredLine,
  trueOrFalse,
  usesFiles,
} from '../../core/fields.schema';
import { pageInput } from '../../core/page.schema';
import { askFields, askFormSchema } from '../asks/asks.schema';
import { requiredMarkdown } from '../content/content.schema';

const fields = {
  title: requiredLine('Title', 300),
  content: requiredMarkdown('Content', 50_000),
  /** JSON of any shape, stored as posted. */
  attachments: z.optional(z.unknown().check(usesFiles())),
};

const states = { isDraft: trueOrFalse('isDraft'), isVisible: trueOrFalse('isVisible') };

/** The values of the dialog's form. An empty kind asks for nothing. */
export const updateFormSchema = z.object({ ...fields, isVisible: z.boolean(), ask: askFormSchema });

/** Without `isVisible` the client sees it; a draft is seen by staff only. */
export const postUpdateSchema = jsonObject({
  projectId: requiredKey('projectId'),
  ...fields,
  isDraft: z.nullish(states.isDraft),
  isVisible: z.nullish(states.isVisible),
  ask: z.nullish(askFields),
});

export const updateInput = z.object({
  projectId: requiredKey('projectId'),
  updateId: requiredKey('updateId'),
});

/** Omitted fields keep their value. `isDraft: false` posts a draft. */
export const editUpdateSchema = jsonObject({
  projectId: requiredKey('projectId'),
  updateId: requiredKey('updateId'),
  ...changeable({ title: fields.title, content: fields.content, ...states }),
  attachments: fields.attachments,
});

export const listUpdatesSchema = z.object({
  projectId: requiredKey('projectId'),
  ...pageInput,
});

export type UpdateForm = z.input<typeof updateFormSchema>;
export type NewUpdate = z.output<typeof postUpdateSchema>;
export type UpdateKey = z.output<typeof updateInput>;
export type UpdateEdit = z.output<typeof editUpdateSchema>;
