import * as z from 'zod/mini';
import { jsonObject, requiredLine, startedFrom } from '../../core/fields.schema';

const MAX_SAVED_VIEWS = 50;

export const viewName = requiredLine('Name', 60);

const view = jsonObject({
  name: viewName,
  query: requiredLine('The query', 1_000),
  isDefault: z.boolean({ error: 'isDefault must be true or false' }),
});

const isUnique = (views: { name: string }[]) =>
  new Set(views.map(({ name }) => name.toLowerCase())).size === views.length;

/** All views of a person. `updatedAt` is the version that the change started from. */
export const replaceSavedViewsSchema = jsonObject({
  views: z.array(view, { error: 'views must be a list' }).check(
    z.maxLength(MAX_SAVED_VIEWS, `There can be ${MAX_SAVED_VIEWS} saved views: delete one first`),
    z.refine(isUnique, 'Two views have the same name'),
    z.refine(
      (views) => views.filter(({ isDefault }) => isDefault).length <= 1,
      'Only one view can be the default',
    ),
  ),
  updatedAt: startedFrom,
});

export type SavedViewsChange = z.output<typeof replaceSavedViewsSchema>;
