import { idInput } from '../../core/fields.schema';
import { requiresOneOf, router } from '../../trpc/init';
import { createSavedReplySchema, updateSavedReplySchema } from './saved-replies.schema';
import {
  createSavedReply,
  listSavedReplies,
  removeSavedReply,
  updateSavedReply,
} from './saved-replies.service';

/** Those who reply, to leads or in the chat. */
const forWriters = requiresOneOf('leads:write', 'chat:write');

export const savedRepliesRouter = router({
  list: forWriters.query(({ ctx }) => listSavedReplies(ctx.deps.database, ctx.actor)),

  create: forWriters
    .meta({ isCreating: true })
    .input(createSavedReplySchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() =>
        createSavedReply(ctx.deps.database, input, { caller: ctx.actor, now: ctx.now }),
      ),
    ),

  update: forWriters
    .input(updateSavedReplySchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() =>
        updateSavedReply(ctx.deps.database, input, { caller: ctx.actor, now: ctx.now }),
      ),
    ),

  remove: forWriters
    .input(idInput)
    .mutation(({ ctx, input }) =>
      ctx.write(() => removeSavedReply(ctx.deps.database, input.id, ctx.actor)),
    ),
});
