import { idInput } from '../../core/fields.schema';
import { router, staffProcedure } from '../../trpc/init';
import { createProjectSchema, listProjectsSchema, updateProjectSchema } from './projects.schema';
import {
  createProject,
  getProject,
  listProjects,
  projectStats,
  updateProject,
} from './projects.service';

export const projectsRouter = router({
  list: staffProcedure
    .input(listProjectsSchema)
    .query(({ ctx, input }) => listProjects(ctx.deps.database, input)),
  stats: staffProcedure.query(({ ctx }) => projectStats(ctx.deps.database)),
  byId: staffProcedure
    .input(idInput)
    .query(({ ctx, input }) => getProject(ctx.deps.database, input.id)),
  create: staffProcedure
    .meta({ isCreating: true })
    .input(createProjectSchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() => createProject(ctx.deps.database, input, ctx.now)),
    ),
  update: staffProcedure
    .input(updateProjectSchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() => updateProject(ctx.deps.database, input, ctx.now)),
    ),
});
