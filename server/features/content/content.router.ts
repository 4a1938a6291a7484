import { publicProcedure, router } from '../../trpc/init';
import { listCaseStudies, listFeaturedCaseStudies } from './case-studies.service';
import { slugInput } from './content.schema';
import { getInsight, listInsights, listRecentInsights } from './insights.service';
import { renderMarkdown } from './markdown';
import { toSections } from './page-sections';
import { getPublishedPage } from './pages.service';

export const caseStudiesRouter = router({
  list: publicProcedure.query(({ ctx }) => listCaseStudies(ctx.deps.database)),
  featured: publicProcedure.query(({ ctx }) => listFeaturedCaseStudies(ctx.deps.database)),
});

export const insightsRouter = router({
  list: publicProcedure.query(({ ctx }) => listInsights(ctx.deps.database)),
  recent: publicProcedure.query(({ ctx }) => listRecentInsights(ctx.deps.database)),
  bySlug: publicProcedure
    .input(slugInput)
    .query(({ ctx, input }) => getInsight(ctx.deps.database, input.slug)),
  /** The article as its page shows it: Markdown is rendered on the server only. */
  article: publicProcedure.input(slugInput).query(({ ctx, input }) => {
    const { content, ...insight } = getInsight(ctx.deps.database, input.slug);
    return { ...insight, ...renderMarkdown(content) };
  }),
});

export const pagesRouter = router({
  /** A published page as its address shows it. */
  published: publicProcedure.input(slugInput).query(({ ctx, input }) => {
    const page = getPublishedPage(ctx.deps.database, input.slug);
    const { title, slug, metaTitle, metaDescription } = page;
    return { title, slug, metaTitle, metaDescription, sections: toSections(page.content) ?? null };
  }),
});
