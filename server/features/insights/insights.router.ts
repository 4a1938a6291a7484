import { publicProcedure, requires, router } from '../../trpc/init';
import { slugInput } from '../content/content.schema';
import { renderOnce } from '../content/render-once';
import { pictureFinder } from '../media/media.service';
import { revisionProcedures } from '../revisions/revision-procedures';
import { createInsightSchema, markdownInput, updateInsightSchema } from './insights.schema';
import {
  createInsight,
  getInsight,
  listInsights,
  listRecentInsights,
  updateInsight,
} from './insights.service';

export const insightsRouter = router({
  list: publicProcedure.query(({ ctx }) => listInsights(ctx.deps.database)),
  recent: publicProcedure.query(({ ctx }) => listRecentInsights(ctx.deps.database)),
  bySlug: publicProcedure
    .input(slugInput)
    .query(({ ctx, input }) => getInsight(ctx.deps.database, input.slug)),
  /** The article for its page, with the Markdown rendered. */
  article: publicProcedure.input(slugInput).query(async ({ ctx, input }) => {
    const { content, ...insight } = getInsight(ctx.deps.database, input.slug);
    return { ...insight, ...(await renderOnce(ctx.deps, content)) };
  }),
  /** The rendered preview for the editor. A mutation, since texts are too long for a URL. */
  preview: requires('content:read')
    .input(markdownInput)
    .mutation(async ({ ctx, input }) => {
      const { renderMarkdown } = await import('../content/markdown');
      const findPicture = pictureFinder(ctx.deps.database);
      return renderMarkdown(input.markdown, undefined, findPicture, { hasLines: true }).html;
    }),

  create: requires('content:write', 'content:publish')
    .meta({ isCreating: true })
    .input(createInsightSchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() => createInsight(ctx.deps.database, input, ctx.now)),
    ),

  update: requires('content:write')
    .input(updateInsightSchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() => updateInsight(ctx.deps.database, input, ctx.now)),
    ),

  ...revisionProcedures('insight', { schema: updateInsightSchema, update: updateInsight }),
});
