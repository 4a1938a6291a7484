import { publicProcedure, router } from '../../trpc/init';
import { endSession } from './sessions';

export const staffRouter = router({
  /** Ends the caller's session, if there is one. */
  signOut: publicProcedure.mutation(async ({ ctx }) => {
    const { sessionCookie } = ctx.request;
    if (sessionCookie) await ctx.write(() => endSession(ctx.deps.database, sessionCookie));
    ctx.clearSessionCookie();
    return { signedOut: true };
  }),
});
