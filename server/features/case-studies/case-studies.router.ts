import { publicProcedure, router, staffProcedure } from '../../trpc/init';
import { createCaseStudySchema, updateCaseStudySchema } from './case-studies.schema';
import {
  createCaseStudy,
  listCaseStudies,
  listFeaturedCaseStudies,
  updateCaseStudy,
} from './case-studies.service';

export const caseStudiesRouter = router({
  list: publicProcedure.query(({ ctx }) => listCaseStudies(ctx.deps.database)),
  featured: publicProcedure.query(({ ctx }) => listFeaturedCaseStudies(ctx.deps.database)),

  create: staffProcedure
    .meta({ isCreating: true })
    .input(createCaseStudySchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() => createCaseStudy(ctx.deps.database, input, ctx.now)),
    ),

  update: staffProcedure
    .input(updateCaseStudySchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() => updateCaseStudy(ctx.deps.database, input, ctx.now)),
    ),
});
