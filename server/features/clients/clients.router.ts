import { router, staffProcedure } from '../../trpc/init';
import { idInput } from '../fields.schema';
import {
  createClientSchema,
  fromLeadSchema,
  listSchema,
  updateClientSchema,
} from './clients.schema';
import { createClient, draftFromLead, listClients, updateClient } from './clients.service';
import { listUpdatesSchema, postUpdateSchema } from './project-updates.schema';
import { listUpdates, postUpdate } from './project-updates.service';
import { createProjectSchema, updateProjectSchema } from './projects.schema';
import {
  createProject,
  getClientDetail,
  getProject,
  listProjects,
  projectStats,
  updateProject,
} from './projects.service';

export const clientsRouter = router({
  list: staffProcedure
    .input(listSchema)
    .query(({ ctx, input }) => listClients(ctx.deps.database, input)),
  detail: staffProcedure
    .input(idInput)
    .query(({ ctx, input }) => getClientDetail(ctx.deps.database, input.id)),
  /** What the dialog of a new client starts with when it comes from a lead. */
  draft: staffProcedure
    .input(fromLeadSchema)
    .query(({ ctx, input }) => draftFromLead(ctx.deps.database, input.leadId)),
  create: staffProcedure
    .input(createClientSchema)
    .mutation(({ ctx, input }) => ctx.write(() => createClient(ctx.deps.database, input, ctx.now))),
  update: staffProcedure
    .input(updateClientSchema)
    .mutation(({ ctx, input }) => ctx.write(() => updateClient(ctx.deps.database, input, ctx.now))),
});

export const projectsRouter = router({
  list: staffProcedure
    .input(listSchema)
    .query(({ ctx, input }) => listProjects(ctx.deps.database, input)),
  stats: staffProcedure.query(({ ctx }) => projectStats(ctx.deps.database)),
  byId: staffProcedure
    .input(idInput)
    .query(({ ctx, input }) => getProject(ctx.deps.database, input.id)),
  create: staffProcedure
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

export const projectUpdatesRouter = router({
  list: staffProcedure
    .input(listUpdatesSchema)
    .query(({ ctx, input }) => listUpdates(ctx.deps.database, input)),
  create: staffProcedure
    .input(postUpdateSchema)
    .mutation(({ ctx, input }) => ctx.write(() => postUpdate(ctx.deps.database, input, ctx.now))),
});
