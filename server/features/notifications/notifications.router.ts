import type { Context } from '../../trpc/context';
import { ownProcedure, permitted, router } from '../../trpc/init';
import {
  choicesSchema,
  listNotificationsSchema,
  markNotificationsSchema,
} from './notifications.schema';
import { choose, getChoices, listNotifications, markRead } from './notifications.service';
import { recipients } from './recipients';

/** For people about themselves, who are notified of leads only if they may read them. */
const own = ownProcedure.meta({ permissions: ['leads:read'] }).use(permitted);

export const notificationsRouter = router({
  list: own
    .input(listNotificationsSchema)
    .query(({ ctx, input }) => listNotifications(ctx.deps.database, ctx.actor.id, input)),

  markRead: own
    .meta({ isCreating: true })
    .input(markNotificationsSchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() => markRead(ctx.deps.database, ctx.actor.id, { ...input, now: ctx.now })),
    ),

  choices: own.query(({ ctx }) => ({
    ...getChoices(ctx.deps.database, ctx.actor.id),
    canMail: canMail(ctx, ctx.actor.id),
  })),

  choose: own.input(choicesSchema).mutation(async ({ ctx, input }) => {
    const { id } = ctx.actor;
    const chosen = await ctx.write(() => choose(ctx.deps.database, id, input));
    return { ...chosen, canMail: canMail(ctx, id) };
  }),
});

/** Whether mails can reach a person. */
const canMail = ({ deps }: Context, id: string): boolean =>
  deps.outbox.hasServer && Boolean(recipients(deps.database).get(id)?.email);
