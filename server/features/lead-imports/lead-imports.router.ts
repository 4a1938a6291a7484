import { requires, router } from '../../trpc/init';
import { importLeads } from './import-leads';
import { importLeadsSchema, undoImportSchema } from './lead-imports.schema';
import { listUndoable, readProgress, undoImport } from './lead-imports.service';

export const leadImportsRouter = router({
  /** Takes bytes, which JSON cannot carry, so only POST /api/admin/leads/import reaches it. */
  create: requires('leads:write')
    .meta({ isCreating: true })
    .input(importLeadsSchema)
    .mutation(({ ctx, input }) => {
      const caller = { now: ctx.now, byId: ctx.actor.id };
      return importLeads(ctx.deps.database, input, caller, ctx.write);
    }),

  /** Of the caller's own import. */
  progress: requires('leads:write').query(({ ctx }) => readProgress(ctx.actor.id)),

  undoable: requires('leads:write').query(({ ctx }) => listUndoable(ctx.deps.database, ctx.now)),

  undo: requires('leads:write')
    .input(undoImportSchema)
    .mutation(({ ctx, input }) => undoImport(ctx.deps.database, input.id, ctx.now, ctx.write)),
});
