import { networkOf } from '../../http/address';
import { limit, publicProcedure, router } from '../../trpc/init';
import { trackSchema } from './analytics.schema';
import { recordEvent } from './analytics.service';
import { visitorSession } from './session';

export const analyticsRouter = router({
  track: publicProcedure
    .input(trackSchema)
    .use(limit('event'))
    .mutation(async ({ ctx, input }) => {
      const { facts, now } = ctx;
      const { database } = ctx.deps;
      await ctx.write(() => {
        recordEvent(database, {
          sessionId: visitorSession(database, now, facts),
          eventType: input.event,
          eventData: input.data ?? null,
          userAgent: facts.userAgent,
          ip: networkOf(facts.address),
          referrer: facts.referrer,
          createdAt: now,
        });
        return null;
      });
      return { accepted: true };
    }),
});
