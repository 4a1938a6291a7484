import { publicProcedure, router } from '../../trpc/init';
import { endSession } from './sessions';

export const staffRouter = router({
  /** Ends one's own session; without one there is nothing to end, and that is fine too. */
  signOut: publicProcedure.mutation(async ({ ctx }) => {
    const { sessionCookie } = ctx.facts;
    if (sessionCookie) await ctx.write(() => endSession(ctx.deps.database, sessionCookie));
    ctx.clearSessionCookie();
    return { signedOut: true };
  }),
});
