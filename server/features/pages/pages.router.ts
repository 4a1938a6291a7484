import { idInput } from '../../core/fields.schema';
import { publicProcedure, requires, router } from '../../trpc/init';
import { slugInput } from '../content/content.schema';
import { listLastChanges } from '../content/last-changes';
import { editorOf } from '../content/publication';
import { previewProcedures } from '../previews/preview-procedures';
import { updateWithLinks } from '../redirects/update-with-links';
import { revisionProcedures } from '../revisions/revision-procedures';
import { pageView } from './page-view';
import { createPageSchema, listPagesSchema, updatePageSchema } from './pages.schema';
import {
  createPage,
  getPage,
  getPublishedPage,
  listPages,
  listPageSummaries,
  removePage,
  updatePage,
} from './pages.service';

export const pagesRouter = router({
  /** A published page, ready to render. */
  published: publicProcedure
    .input(slugInput)
    .query(({ ctx, input }) =>
      pageView(ctx.deps.database, getPublishedPage(ctx.deps.database, input.slug)),
    ),

  list: requires('content:read')
    .input(listPagesSchema)
    .query(({ ctx, input }) => listPages(ctx.deps.database, input)),
  /** All pages without their contents. */
  summaries: requires('content:read').query(({ ctx }) => listPageSummaries(ctx.deps.database)),
  byId: requires('content:read')
    .input(idInput)
    .query(({ ctx, input }) => getPage(ctx.deps.database, input.id)),

  /** Who has changed each row last. */
  lastChanges: requires('content:read').query(({ ctx }) =>
    listLastChanges(ctx.deps.database, 'page'),
  ),

  create: requires('content:write')
    .meta({ isCreating: true })
    .input(createPageSchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() => createPage(ctx.deps.database, input, editorOf(ctx))),
    ),

  update: requires('content:write')
    .input(updatePageSchema)
    .mutation(async ({ ctx, input }) => {
      const { run, announce } = await updateWithLinks(ctx.deps, 'page', input, updatePage);
      return ctx.write(() => run(editorOf(ctx)), announce);
    }),

  remove: requires('content:write')
    .input(idInput)
    .mutation(({ ctx, input }) =>
      ctx.write(() => removePage(ctx.deps.database, input.id, editorOf(ctx))),
    ),

  ...previewProcedures('page'),
  ...revisionProcedures('page', { schema: updatePageSchema, update: updatePage }),
});
