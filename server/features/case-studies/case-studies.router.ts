import { publicProcedure, requires, router } from '../../trpc/init';
import { updateWithLinks } from '../redirects/update-with-links';
import { previewProcedures } from '../previews/preview-procedures';
import { revisionProcedures } from '../revisions/revision-procedures';
import { slugInput } from '../content/content.schema';
import { listLastChanges } from '../content/last-changes';
import { linkedTo } from '../content/linked';
import { editorOf, languageOf } from '../content/publication';
import { publicListInput } from '../content/publication.schema';
import { createCaseStudySchema, updateCaseStudySchema } from './case-studies.schema';
import {
  createCaseStudy,
  getPublicCaseStudy,
  listAllCaseStudies,
  listCaseStudies,
  listCaseStudyCards,
  listFeaturedCards,
  listFeaturedCaseStudies,
  listStudiesAbout,
  updateCaseStudy,
} from './case-studies.service';

export const caseStudiesRouter = router({
  list: publicProcedure
    .input(publicListInput)
    .query(({ ctx, input }) => listCaseStudies(ctx.deps.database, languageOf(input))),
  /** For the page with all of them, which would carry their texts too. */
  cards: publicProcedure
    .input(publicListInput)
    .query(({ ctx, input }) => listCaseStudyCards(ctx.deps.database, languageOf(input))),
  /** For the home page. */
  featuredCards: publicProcedure
    .input(publicListInput)
    .query(({ ctx, input }) => listFeaturedCards(ctx.deps.database, languageOf(input))),
  featured: publicProcedure
    .input(publicListInput)
    .query(({ ctx, input }) => listFeaturedCaseStudies(ctx.deps.database, languageOf(input))),

  /** The author of a case study, and its versions in other languages, for its page. */
  linked: publicProcedure.input(slugInput).query(({ ctx, input }) => {
    const { database } = ctx.deps;
    return linkedTo(database, 'case_study', getPublicCaseStudy(database, input.slug));
  }),

  /** For the end of an article. */
  about: publicProcedure
    .input(slugInput)
    .query(({ ctx, input }) => listStudiesAbout(ctx.deps.database, input.slug)),

  /** All states and languages. */
  listAll: requires('content:read').query(({ ctx }) => listAllCaseStudies(ctx.deps.database)),

  /** Who has changed each row last. */
  lastChanges: requires('content:read').query(({ ctx }) =>
    listLastChanges(ctx.deps.database, 'case_study'),
  ),

  create: requires('content:write')
    .meta({ isCreating: true })
    .input(createCaseStudySchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() => createCaseStudy(ctx.deps.database, input, editorOf(ctx))),
    ),

  update: requires('content:write')
    .input(updateCaseStudySchema)
    .mutation(async ({ ctx, input }) => {
      const { run, announce } = await updateWithLinks(
        ctx.deps,
        'case_study',
        input,
        updateCaseStudy,
      );
      return ctx.write(() => run(editorOf(ctx)), announce);
    }),

  ...previewProcedures('case_study'),
  ...revisionProcedures('case_study', { schema: updateCaseStudySchema, update: updateCaseStudy }),
});
