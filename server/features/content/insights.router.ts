import { publicProcedure, router, staffProcedure } from '../../trpc/init';
import {
  createInsightSchema,
  markdownInput,
  slugInput,
  updateInsightSchema,
} from './content.schema';
import {
  createInsight,
  getInsight,
  listInsights,
  listRecentInsights,
  updateInsight,
} from './insights.service';
import { pictureFinder } from '../media/media.service';
import { writeContent } from './write-content';

export const insightsRouter = router({
  list: publicProcedure.query(({ ctx }) => listInsights(ctx.deps.database)),
  recent: publicProcedure.query(({ ctx }) => listRecentInsights(ctx.deps.database)),
  bySlug: publicProcedure
    .input(slugInput)
    .query(({ ctx, input }) => getInsight(ctx.deps.database, input.slug)),
  /** The article as its page shows it: Markdown is rendered on the server only. */
  article: publicProcedure.input(slugInput).query(async ({ ctx, input }) => {
    const { renderMarkdown } = await import('./markdown');
    const { content, ...insight } = getInsight(ctx.deps.database, input.slug);
    return { ...insight, ...renderMarkdown(content, undefined, pictureFinder(ctx.deps.database)) };
  }),
  /** What a text will look like, for its writer. A mutation, since texts are too long for an address. */
  preview: staffProcedure.input(markdownInput).mutation(async ({ ctx, input }) => {
    const { renderMarkdown } = await import('./markdown');
    return renderMarkdown(input.markdown, undefined, pictureFinder(ctx.deps.database)).html;
  }),

  create: staffProcedure
    .input(createInsightSchema)
    .mutation(({ ctx, input }) =>
      writeContent(ctx, 'insights', () => createInsight(ctx.deps.database, input, ctx.now)),
    ),

  update: staffProcedure
    .input(updateInsightSchema)
    .mutation(({ ctx, input }) =>
      writeContent(ctx, 'insights', () => updateInsight(ctx.deps.database, input, ctx.now)),
    ),
});
