import { idInput } from '../../core/fields.schema';
import type { Permission } from '../../../db/permissions';
import { forbidden } from '../../errors';
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
  getClient,
  getClientOfLead,
  listClients,
  updateClient,
} from './clients.service';

interface Caller {
  permissions: readonly Permission[];
}

export const clientsRouter = router({
  list: requires('clients:read')
    .input(listSchema)
    .query(({ ctx, input }) => listClients(ctx.deps.database, input)),
  detail: requires('clients:read')
    .input(idInput)
    .query(({ ctx, input }) => {
      const detail = getClientDetail(ctx.deps.database, input.id);
      return { ...detail, lead: mayReadLeads(ctx.actor) ? detail.lead : null };
    }),
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
    .mutation(({ ctx, input }) => {
      if (input.leadId) assertMayReadLeads(ctx.actor);
      return ctx.write(() =>
        createClient(ctx.deps.database, input, {
          now: ctx.now,
          deadlines: ctx.actor.permissions.includes('leads:write') ? ctx.deps.settings : null,
        }),
      );
    }),
  update: requires('clients:write')
    .input(updateClientSchema)
    .mutation(({ ctx, input }) => {
      const { leadId } = getClient(ctx.deps.database, input.id);
      if (input.leadId && input.leadId !== leadId) assertMayReadLeads(ctx.actor);
      return ctx.write(() => updateClient(ctx.deps.database, input, ctx.now));
    }),
});

const mayReadLeads = ({ permissions }: Caller) => permissions.includes('leads:read');

function assertMayReadLeads(actor: Caller): void {
  if (!mayReadLeads(actor)) throw forbidden('A leadId needs the permission leads:read.');
}
