import { requires, router } from '../../trpc/init';
import { commentInput, createCommentSchema, listCommentsSchema } from './comments.schema';
import { createComment, listComments, removeComment } from './comments.service';

export const commentsRouter = router({
  list: requires('clients:read')
    .input(listCommentsSchema)
    .query(({ ctx, input }) => ({ comments: listComments(ctx.deps.database, input) })),
  create: requires('clients:write')
    .meta({ isCreating: true })
    .input(createCommentSchema)
    .mutation(({ ctx, input }) => {
      const author = { staffId: ctx.actor.id, now: ctx.now };
      return ctx.write(() => createComment(ctx.deps.database, input, author));
    }),
  remove: requires('clients:write')
    .input(commentInput)
    .mutation(({ ctx, input }) => {
      const { actor, now } = ctx;
      const editor = { id: actor.id, role: actor.type === 'staff' ? actor.role : null };
      return ctx.write(() => removeComment(ctx.deps.database, input, { editor, now }));
    }),
});
