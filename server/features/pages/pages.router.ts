import type { Database } from '../../../db/client';
import { idInput } from '../../core/fields.schema';
import { publicProcedure, router, staffProcedure } from '../../trpc/init';
import { slugInput } from '../content/content.schema';
import { pictureFinder } from '../media/media.service';
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
  preview: staffProcedure
    .input(idInput)
    .query(({ ctx, input }) => toView(ctx.deps.database, getPage(ctx.deps.database, input.id))),

  list: staffProcedure
    .input(listPagesSchema)
    .query(({ ctx, input }) => listPages(ctx.deps.database, input)),
  /** All pages without their contents. */
  summaries: staffProcedure.query(({ ctx }) => listPageSummaries(ctx.deps.database)),
  byId: staffProcedure
    .input(idInput)
    .query(({ ctx, input }) => getPage(ctx.deps.database, input.id)),

  create: staffProcedure
    .meta({ isCreating: true })
    .input(createPageSchema)
    .mutation(({ ctx, input }) => ctx.write(() => createPage(ctx.deps.database, input, ctx.now))),

  update: staffProcedure
    .input(updatePageSchema)
    .mutation(({ ctx, input }) => ctx.write(() => updatePage(ctx.deps.database, input, ctx.now))),

  remove: staffProcedure
    .input(idInput)
    .mutation(({ ctx, input }) => ctx.write(() => removePage(ctx.deps.database, input.id))),
});

async function toView(database: Database, page: ReturnType<typeof getPage>) {
  const { toSections } = await import('./page-sections');
  const { title, slug, status, metaTitle, metaDescription } = page;
  return {
    title,
    slug,
    status,
    metaTitle,
    metaDescription,
    ...toSections(page.content, pictureFinder(database)),
  };
}
