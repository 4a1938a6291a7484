import type { ContentType } from '../../../db/enums';
import { idInput } from '../../core/fields.schema';
import { ownProcedure, permitted, requires, router } from '../../trpc/init';
import { autosaveSchema, dropAutosaveSchema } from './autosaves.schema';
import { readAutosave, removeAutosave, saveAutosave } from './autosaves.service';
import {
  caseStudyDraftSchema,
  discardDraftSchema,
  insightDraftSchema,
  listDraftsSchema,
  openItemSchema,
  pageDraftSchema,
} from './drafts.schema';
import { discardDraft, getDraft, listDrafts, readDraft, saveDraft } from './drafts.service';

const read = (type: ContentType) =>
  requires('content:read')
    .input(idInput)
    .query(({ ctx, input }) => getDraft(ctx.deps.database, type, input.id));

const discard = (type: ContentType) =>
  requires('content:write')
    .input(discardDraftSchema)
    .mutation(({ ctx, input }) => ctx.write(() => discardDraft(ctx.deps.database, type, input)));

const writes = requires('content:write');

/** People who write: a tool saves at once. */
const byPerson = ownProcedure.meta({ permissions: ['content:write'] }).use(permitted);

/** Changes beside published and scheduled items; publishing one is an update of the item. */
export const draftsRouter = router({
  list: requires('content:read')
    .input(listDraftsSchema)
    .query(({ ctx, input }) => listDrafts(ctx.deps.database, input.type)),

  /** What waits beside an item that somebody opens: its draft, and what they were typing. */
  open: ownProcedure
    .meta({ permissions: ['content:read'] })
    .use(permitted)
    .input(openItemSchema)
    .query(({ ctx: { deps, actor }, input: { type, id } }) => ({
      draft: readDraft(deps.database, type, id),
      autosave: readAutosave(deps.database, id, actor.id),
    })),

  insight: read('insight'),
  saveInsight: writes
    .input(insightDraftSchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() => saveDraft(ctx.deps.database, 'insight', input, authorOf(ctx))),
    ),
  discardInsight: discard('insight'),

  caseStudy: read('case_study'),
  saveCaseStudy: writes
    .input(caseStudyDraftSchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() => saveDraft(ctx.deps.database, 'case_study', input, authorOf(ctx))),
    ),
  discardCaseStudy: discard('case_study'),

  page: read('page'),
  savePage: writes
    .input(pageDraftSchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() => saveDraft(ctx.deps.database, 'page', input, authorOf(ctx))),
    ),
  discardPage: discard('page'),

  /** No save: no event, no version. */
  autosave: byPerson.input(autosaveSchema).mutation(async ({ ctx, input }) => {
    ctx.deps.limits.consume('autosave', ctx.actor.id);
    return ctx.write(() => saveAutosave(ctx.deps.database, input, authorOf(ctx)));
  }),
  dropAutosave: byPerson
    .input(dropAutosaveSchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() => removeAutosave(ctx.deps.database, input, ctx.actor.id)),
    ),
});

const authorOf = ({ actor, now }: { actor: { id: string }; now: string }) => ({
  id: actor.id,
  now,
});
