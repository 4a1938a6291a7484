import { idInput } from '../../core/fields.schema';
import { publicProcedure, requires, router } from '../../trpc/init';
import { slugInput } from '../content/content.schema';
import { listLastChanges } from '../content/last-changes';
import { editorOf, languageOf } from '../content/publication';
import { publicListInput } from '../content/publication.schema';
import { pictureFinder } from '../media/media.service';
import { previewProcedures } from '../previews/preview-procedures';
import { updateWithLinks } from '../redirects/update-with-links';
import { revisionProcedures } from '../revisions/revision-procedures';
import { articleOf } from './article';
import { withCovers } from './covers';
import { createInsightSchema, markdownInput, updateInsightSchema } from './insights.schema';
import {
  createInsight,
  getInsight,
  getPublicInsight,
  listAllInsights,
  listInsights,
  listRecentInsights,
  updateInsight,
} from './insights.service';

export const insightsRouter = router({
  list: publicProcedure
    .input(publicListInput)
    .query(({ ctx, input }) => listInsights(ctx.deps.database, languageOf(input))),
  recent: publicProcedure
    .input(publicListInput)
    .query(({ ctx, input }) => listRecentInsights(ctx.deps.database, languageOf(input))),
  /** For the pages, with what the picture of each is drawn from. */
  cards: publicProcedure.input(publicListInput).query(({ ctx, input }) => {
    const { database } = ctx.deps;
    return withCovers(database, listInsights(database, languageOf(input)));
  }),
  recentCards: publicProcedure.input(publicListInput).query(({ ctx, input }) => {
    const { database } = ctx.deps;
    return withCovers(database, listRecentInsights(database, languageOf(input)));
  }),
  bySlug: publicProcedure
    .input(slugInput)
    .query(({ ctx, input }) => getPublicInsight(ctx.deps.database, input.slug)),
  /** The article for its page, with the Markdown rendered. */
  article: publicProcedure
    .input(slugInput)
    .query(({ ctx, input }) =>
      articleOf(ctx.deps, getPublicInsight(ctx.deps.database, input.slug)),
    ),
  /** The rendered preview for the editor. A mutation, since texts are too long for a URL. */
  preview: requires('content:read')
    .input(markdownInput)
    .mutation(async ({ ctx, input }) => {
      const { renderMarkdown } = await import('../content/markdown');
      const findPicture = pictureFinder(ctx.deps.database);
      return renderMarkdown(input.markdown, undefined, findPicture, { hasLines: true }).html;
    }),

  /** All states and languages, without their texts. */
  listAll: requires('content:read').query(({ ctx }) => listAllInsights(ctx.deps.database)),
  byId: requires('content:read')
    .input(idInput)
    .query(({ ctx, input }) => getInsight(ctx.deps.database, input.id)),

  /** Who has changed each row last. */
  lastChanges: requires('content:read').query(({ ctx }) =>
    listLastChanges(ctx.deps.database, 'insight'),
  ),

  create: requires('content:write')
    .meta({ isCreating: true })
    .input(createInsightSchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() => createInsight(ctx.deps.database, input, editorOf(ctx))),
    ),

  update: requires('content:write')
    .input(updateInsightSchema)
    .mutation(async ({ ctx, input }) => {
      const { run, announce } = await updateWithLinks(ctx.deps, 'insight', input, updateInsight);
      return ctx.write(() => run(editorOf(ctx)), announce);
    }),

  ...previewProcedures('insight'),
  ...revisionProcedures('insight', { schema: updateInsightSchema, update: updateInsight }),
});
