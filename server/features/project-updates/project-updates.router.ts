import { requires, router } from '../../trpc/init';
import { listUpdatesSchema, postUpdateSchema } from './project-updates.schema';
import { listUpdates, postUpdate } from './project-updates.service';

export const projectUpdatesRouter = router({
  list: requires('clients:read')
    .input(listUpdatesSchema)
    .query(({ ctx, input }) => listUpdates(ctx.deps.database, input)),
  create: requires('clients:write')
    .meta({ isCreating: true })
    .input(postUpdateSchema)
    .mutation(({ ctx, input }) => ctx.write(() => postUpdate(ctx.deps.database, input, ctx.now))),
});
