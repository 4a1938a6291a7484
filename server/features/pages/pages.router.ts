import type { Database } from '../../../db/client';
import { idInput } from '../../core/fields.schema';
import { publicProcedure, requires, router } from '../../trpc/init';
import { slugInput } from '../content/content.schema';
import { listLastChanges } from '../content/last-changes';
import { linkedTo } from '../content/linked';
import { editorOf } from '../content/publication';
import { pictureFinder } from '../media/media.service';
import { updateWithLinks } from '../redirects/update-with-links';
import { revisionProcedures } from '../revisions/revision-procedures';
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
      toView(ctx.deps.database, getPublishedPage(ctx.deps.database, input.slug)),
    ),
  /** Any page, drafts included, ready to render. */
  preview: requires('content:read')
    .input(idInput)
    .query(({ ctx, input }) => toView(ctx.deps.database, getPage(ctx.deps.database, input.id))),

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

  ...revisionProcedures('page', { schema: updatePageSchema, update: updatePage }),
});

async function toView(database: Database, page: ReturnType<typeof getPage>) {
  const { toSections } = await import('./page-sections');
  const { title, slug, status, language, metaTitle, metaDescription } = page;
  const { translations } = linkedTo(database, 'page', page);
  return {
    title,
    slug,
    status,
    language,
    translations,
    metaTitle,
    metaDescription,
    ...toSections(page.content, pictureFinder(database)),
  };
}
