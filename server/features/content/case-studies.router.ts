import { publicProcedure, router, staffProcedure } from '../../trpc/init';
import {
  createCaseStudy,
  listCaseStudies,
  listFeaturedCaseStudies,
  updateCaseStudy,
} from './case-studies.service';
import { createCaseStudySchema, updateCaseStudySchema } from './content.schema';
import { writeContent } from './write-content';

export const caseStudiesRouter = router({
  list: publicProcedure.query(({ ctx }) => listCaseStudies(ctx.deps.database)),
  featured: publicProcedure.query(({ ctx }) => listFeaturedCaseStudies(ctx.deps.database)),

  create: staffProcedure
    .input(createCaseStudySchema)
    .mutation(({ ctx, input }) =>
      writeContent(ctx, 'caseStudies', () => createCaseStudy(ctx.deps.database, input, ctx.now)),
    ),

  update: staffProcedure
    .input(updateCaseStudySchema)
    .mutation(({ ctx, input }) =>
      writeContent(ctx, 'caseStudies', () => updateCaseStudy(ctx.deps.database, input, ctx.now)),
    ),
});
