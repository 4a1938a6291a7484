import { dayIn } from '../../core/calendar';
import type { Context } from '../../trpc/context';
import { requires, router } from '../../trpc/init';
import { askInput, createAskSchema, listAsksSchema, updateAskSchema } from './asks.schema';
import { createAsk, listOpenAsks, removeAsk, updateAsk } from './asks.service';

export const asksRouter = router({
  /** What waits for clients. */
  list: requires('clients:read')
    .input(listAsksSchema)
    .query(({ ctx, input }) => {
      const { database, settings } = ctx.deps;
      return listOpenAsks(database, input, dayIn(ctx.now, settings.timeZone));
    }),
  create: requires('clients:write')
    .meta({ isCreating: true })
    .input(createAskSchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() => createAsk(ctx.deps.database, input, askingOf(ctx))),
    ),
  update: requires('clients:write')
    .input(updateAskSchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() => updateAsk(ctx.deps.database, input, askingOf(ctx).today)),
    ),
  remove: requires('clients:write')
    .input(askInput)
    .mutation(({ ctx, input }) => ctx.write(() => removeAsk(ctx.deps.database, input))),
});

const askingOf = ({ now, deps }: Context) => ({ now, today: dayIn(now, deps.settings.timeZone) });
