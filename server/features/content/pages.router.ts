import type { Database } from '../../../db/client';
import { publicProcedure, router, staffProcedure } from '../../trpc/init';
import { createPageSchema, listPagesSchema, slugInput, updatePageSchema } from './content.schema';
import { idInput } from '../fields.schema';
import { pictureFinder } from '../media/media.service';
import {
  createPage,
  getPage,
  getPublishedPage,
  listPages,
  listPageSummaries,
  removePage,
  updatePage,
} from './pages.service';
import { writeContent } from './write-content';

export const pagesRouter = router({
  /** A published page as its address shows it. */
  published: publicProcedure
    .input(slugInput)
    .query(({ ctx, input }) =>
      toView(ctx.deps.database, getPublishedPage(ctx.deps.database, input.slug)),
    ),
  /** Any page as its address would show it. */
  preview: staffProcedure
    .input(idInput)
    .query(({ ctx, input }) => toView(ctx.deps.database, getPage(ctx.deps.database, input.id))),

  list: staffProcedure
    .input(listPagesSchema)
    .query(({ ctx, input }) => listPages(ctx.deps.database, input)),
  /** All of them, without the contents. */
  summaries: staffProcedure.query(({ ctx }) => listPageSummaries(ctx.deps.database)),
  byId: staffProcedure
    .input(idInput)
    .query(({ ctx, input }) => getPage(ctx.deps.database, input.id)),

  create: staffProcedure
    .input(createPageSchema)
    .mutation(({ ctx, input }) =>
      writeContent(ctx, 'pages', () => createPage(ctx.deps.database, input, ctx.now)),
    ),

  update: staffProcedure
    .input(updatePageSchema)
    .mutation(({ ctx, input }) =>
      writeContent(ctx, 'pages', () => updatePage(ctx.deps.database, input, ctx.now)),
    ),

  remove: staffProcedure
    .input(idInput)
    .mutation(({ ctx, input }) =>
      writeContent(ctx, 'pages', () => removePage(ctx.deps.database, input.id)),
    ),
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
