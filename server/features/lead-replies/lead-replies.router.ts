import { site } from '../../../src/config/site';
import type { Context } from '../../trpc/context';
import { requires, router } from '../../trpc/init';
import { createReplySchema, ofLeadInput, replyInput } from './lead-replies.schema';
import { listReplies, queueReply, retryReply, UNDO_MS, undoReply } from './lead-replies.service';

export const leadRepliesRouter = router({
  /** `canSend` is whether there is a mail server. */
  list: requires('leads:read')
    .input(ofLeadInput)
    .query(({ ctx, input }) => ({
      replies: listReplies(ctx.deps.database, input.leadId),
      canSend: ctx.deps.outbox.hasServer,
    })),

  create: requires('leads:write')
    .meta({ isCreating: true })
    .input(createReplySchema)
    .mutation(({ ctx, input }) =>
      ctx.write(
        () => queueReply(ctx.deps.database, input, optionsOf(ctx, ctx.actor.id)),
        () => ctx.deps.outbox.wake(UNDO_MS),
      ),
    ),

  undo: requires('leads:write')
    .input(replyInput)
    .mutation(({ ctx, input }) => ctx.write(() => undoReply(ctx.deps.database, input, ctx.now))),

  /** Another try for a reply that was given up. */
  retry: requires('leads:write')
    .meta({ isCreating: true })
    .input(replyInput)
    .mutation(({ ctx, input }) =>
      ctx.write(
        () => retryReply(ctx.deps.database, input, optionsOf(ctx, ctx.actor.id)),
        () => ctx.deps.outbox.wake(),
      ),
    ),
});

function optionsOf({ deps, now }: Context, authorId: string) {
  const firm = { name: site.name, address: deps.settings.contactEmail ?? site.email };
  return { authorId, firm, hasServer: deps.outbox.hasServer, now };
}
