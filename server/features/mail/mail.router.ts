import { idInput } from '../../core/fields.schema';
import { requires, router } from '../../trpc/init';
import { listFailedMail, removeMail, retryMail } from './mail.service';

/** The mails that were given up. They hold personal data, so they are for whoever may erase it. */
export const mailRouter = router({
  failed: requires('people:erase').query(({ ctx }) => listFailedMail(ctx.deps.database)),

  retry: requires('people:erase')
    .input(idInput)
    .mutation(({ ctx, input }) =>
      ctx.write(
        () => retryMail(ctx.deps.database, input.id, ctx.now),
        () => ctx.deps.outbox.wake(),
      ),
    ),

  remove: requires('people:erase')
    .input(idInput)
    .mutation(({ ctx, input }) => ctx.write(() => removeMail(ctx.deps.database, input.id))),
});
