import { requires, router } from '../../trpc/init';
import { createMemberSchema, updateMemberSchema } from './team.schema';
import { createMember, listTeam, updateMember } from './team.service';

export const teamRouter = router({
  list: requires('content:read').query(({ ctx }) => listTeam(ctx.deps.database)),

  /** Bylines and structured data show members, so they need the permission to publish. */
  create: requires('content:write', 'content:publish')
    .meta({ isCreating: true })
    .input(createMemberSchema)
    .mutation(({ ctx, input }) => ctx.write(() => createMember(ctx.deps.database, input, ctx.now))),

  update: requires('content:write', 'content:publish')
    .input(updateMemberSchema)
    .mutation(({ ctx, input }) =>
      ctx.write(
        () => updateMember(ctx.deps.database, input, ctx.now),
        // Articles show their authors.
        () => ctx.deps.responseCache.invalidate('insights'),
      ),
    ),
});
