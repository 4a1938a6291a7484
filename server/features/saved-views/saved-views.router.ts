import { ownProcedure, permitted, router } from '../../trpc/init';
import { replaceSavedViewsSchema } from './saved-views.schema';
import { readSavedViews, replaceSavedViews } from './saved-views.service';

/** People who read leads: tools see no screen. */
const forReaders = ownProcedure.meta({ permissions: ['leads:read'] }).use(permitted);

export const savedViewsRouter = router({
  list: forReaders.query(({ ctx }) => readSavedViews(ctx.deps.database, ctx.actor.id)),

  replace: forReaders
    .input(replaceSavedViewsSchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() =>
        replaceSavedViews(ctx.deps.database, input, { ownerId: ctx.actor.id, now: ctx.now }),
      ),
    ),
});
