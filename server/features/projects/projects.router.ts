import { idInput } from '../../core/fields.schema';
import { requires, router } from '../../trpc/init';
import { createProjectSchema, listProjectsSchema, updateProjectSchema } from './projects.schema';
import {
  createProject,
  getProject,
  listProjects,
  projectStats,
  updateProject,
} from './projects.service';

export const projectsRouter = router({
  list: requires('clients:read')
    .input(listProjectsSchema)
    .query(({ ctx, input }) => listProjects(ctx.deps.database, input)),
  stats: requires('clients:read').query(({ ctx }) => projectStats(ctx.deps.database)),
  byId: requires('clients:read')
    .input(idInput)
    .query(({ ctx, input }) => getProject(ctx.deps.database, input.id)),
  create: requires('clients:write')
    .meta({ isCreating: true })
    .input(createProjectSchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() => createProject(ctx.deps.database, input, ctx.now)),
    ),
  update: requires('clients:write')
    .input(updateProjectSchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() => updateProject(ctx.deps.database, input, ctx.now)),
    ),
});
