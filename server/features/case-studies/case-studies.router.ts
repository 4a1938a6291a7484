import { publicProcedure, requires, router } from '../../trpc/init';
import { revisionProcedures } from '../revisions/revision-procedures';
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

  create: requires('content:write', 'content:publish')
    .meta({ isCreating: true })
    .input(createCaseStudySchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() => createCaseStudy(ctx.deps.database, input, ctx.now)),
    ),

  update: requires('content:write')
    .input(updateCaseStudySchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() => updateCaseStudy(ctx.deps.database, input, ctx.now)),
    ),

  ...revisionProcedures('case_study', { schema: updateCaseStudySchema, update: updateCaseStudy }),
});
