import type { ContentType } from '../../../../../db/enums';
import type { RecordAction } from '../../../../components/record-dialog';
import { CONTENT_DETAILS, type Publication, type PublicationChange } from './publication';

/** Changes to such an item can wait in a draft beside it. */
export const isPublishedOrScheduled = (item: Publication | null) =>
  item?.status === 'published' || item?.status === 'scheduled';

/** Saves what was typed, with the change. */
export type SaveItem<Values> = (
  values: Values,
  isForced: boolean,
  change?: PublicationChange,
) => Promise<unknown>;

interface Actions<Values> {
  type: ContentType;
  /** Null for a new item. */
  item: Publication | null;
  hasDraft: boolean;
  canPublish: boolean;
  /** Saves the item itself. */
  save: SaveItem<Values>;
  saveDraft: RecordAction<Values>['save'];
}

interface MainAction<Values> extends RecordAction<Values> {
  submitLabel: string;
  byKey?: RecordAction<Values>;
}

export const draftAction = <Values>(save: RecordAction<Values>['save']): RecordAction<Values> => ({
  save,
  texts: { success: 'Draft saved', failure: 'Error saving draft' },
});

/** Saves a new item that nobody but staff sees. */
export const newDraftAction = <Values>(save: SaveItem<Values>) =>
  draftAction<Values>((values, isForced) => save(values, isForced, { status: 'draft' }));

/** The main button of an editing dialog. With `byKey`, Enter in a field makes nothing public. */
export function mainAction<Values>(actions: Actions<Values>): Required<MainAction<Values>> {
  const action = buttonAction(actions);
  return { byKey: action, ...action };
}

/** Keys publish nothing that waits beside what is public. */
function buttonAction<Values>(actions: Actions<Values>): MainAction<Values> {
  const { type, item, hasDraft, canPublish, save, saveDraft } = actions;
  const { label, defaultStatus } = CONTENT_DETAILS[type];
  const texts = (done: string, doing: string) => ({
    success: `${label} ${done} successfully`,
    failure: `Error ${doing} ${label.toLowerCase()}`,
  });
  if (!item && !canPublish && defaultStatus === 'published') {
    return { submitLabel: 'Save Draft', ...newDraftAction(save) };
  }
  if (!item) return { submitLabel: 'Create', save, texts: texts('created', 'creating') };
  const keep = draftAction(saveDraft);
  if (isPublishedOrScheduled(item) && !canPublish) return { submitLabel: 'Save Draft', ...keep };
  const update = { submitLabel: 'Save', save, texts: texts('updated', 'updating') };
  if (!isPublishedOrScheduled(item) || !hasDraft) return update;
  if (item.status === 'scheduled') return { ...update, byKey: keep };
  return { submitLabel: 'Publish', save, texts: texts('published', 'publishing'), byKey: keep };
}
