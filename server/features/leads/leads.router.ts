import { writeIfPossible } from '../../../db/write';
import { hasOwnSession } from '../../trpc/actor';
import { visitorSession } from '../analytics/session';
import { openSession } from '../staff/sessions';
import { limit, publicProcedure, router, staffProcedure } from '../../trpc/init';
import { countSinceSchema, listLeadsSchema, markSpamSchema } from './leads.schema';
import { submitLeadSchema } from './submit-lead.schema';
import { countSince, listLeads, markSpam } from './leads.service';
import { submitLead } from './submit-lead';

export const leadsRouter = router({
  create: publicProcedure
    .meta({ isCreating: true })
    .input(submitLeadSchema)
    .use(limit('inquiry'))
    .mutation(({ ctx, input }) => {
      const { database, settings, siteUrl, outbox, bus } = ctx.deps;
      const submit = () =>
        submitLead(database, input, {
          now: ctx.now,
          sessionId: visitorSession(database, ctx.now, ctx.request),
          timeZone: settings.timeZone,
          notifyEmail: settings.notifyEmail ?? null,
          siteUrl,
        });
      return ctx.write(submit, () => {
        outbox.wake();
        bus.publish({ type: 'lead' });
      });
    }),

  /** The console's first call: with a token, it opens the session and sets its cookie. */
  list: staffProcedure.input(listLeadsSchema).query(async ({ ctx, input }) => {
    const { actor, deps, now } = ctx;
    if (ctx.request.setsCookies && actor.via === 'header' && !hasOwnSession(ctx, actor)) {
      const open = () => openSession(deps.database, actor, now);
      const session = await writeIfPossible(deps.database, open);
      if (session) ctx.setSessionCookie(session);
    }
    return listLeads(deps.database, input);
  }),

  countSince: staffProcedure
    .input(countSinceSchema)
    .query(({ ctx, input }) => countSince(ctx.deps.database, input.since)),

  markSpam: staffProcedure.input(markSpamSchema).mutation(({ ctx, input }) =>
    ctx.write(
      () => markSpam(ctx.deps.database, ctx.deps.settings.timeZone, input),
      (lead) => ctx.deps.bus.publish({ type: 'lead', changed: { lead, isSpam: input.isSpam } }),
    ),
  ),
});
