import { idInput } from '../../core/fields.schema';
import { requires, router } from '../../trpc/init';
import { getClientDetail } from '../projects/projects.service';
import {
  createClientSchema,
  fromLeadSchema,
  listSchema,
  updateClientSchema,
} from './clients.schema';
import {
  createClient,
  draftFromLead,
  getClientOfLead,
  listClients,
  updateClient,
} from './clients.service';

export const clientsRouter = router({
  list: requires('clients:read')
    .input(listSchema)
    .query(({ ctx, input }) => listClients(ctx.deps.database, input)),
  detail: requires('clients:read')
    .input(idInput)
    .query(({ ctx, input }) => getClientDetail(ctx.deps.database, input.id)),
  ofLead: requires('clients:read')
    .input(fromLeadSchema)
    .query(({ ctx, input }) => getClientOfLead(ctx.deps.database, input.leadId)),
  /** The initial values of a new client that comes from a lead. */
  draft: requires('leads:read', 'clients:write')
    .input(fromLeadSchema)
    .query(({ ctx, input }) => draftFromLead(ctx.deps.database, input.leadId)),
  create: requires('clients:write')
    .meta({ isCreating: true })
    .input(createClientSchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() =>
        createClient(ctx.deps.database, input, {
          now: ctx.now,
          deadlines: ctx.actor.permissions.includes('leads:write') ? ctx.deps.settings : null,
        }),
      ),
    ),
  update: requires('clients:write')
    .input(updateClientSchema)
    .mutation(({ ctx, input }) => ctx.write(() => updateClient(ctx.deps.database, input, ctx.now))),
});
