import { publicProcedure, router, staffProcedure } from '../../trpc/init';
import {
  createCaseStudy,
  listCaseStudies,
  listFeaturedCaseStudies,
  updateCaseStudy,
} from './case-studies.service';
import { createCaseStudySchema, updateCaseStudySchema } from './content.schema';

export const caseStudiesRouter = router({
  list: publicProcedure.query(({ ctx }) => listCaseStudies(ctx.deps.database)),
  featured: publicProcedure.query(({ ctx }) => listFeaturedCaseStudies(ctx.deps.database)),

  create: staffProcedure.input(createCaseStudySchema).mutation(async ({ ctx, input }) => {
    const { database, answers } = ctx.deps;
    const stored = await ctx.write(() => createCaseStudy(database, input, ctx.now));
    answers.drop('caseStudies');
    return stored;
  }),

  update: staffProcedure.input(updateCaseStudySchema).mutation(async ({ ctx, input }) => {
    const { database, answers } = ctx.deps;
    const stored = await ctx.write(() => updateCaseStudy(database, input, ctx.now));
    answers.drop('caseStudies');
    return stored;
  }),
});
