import { requires, router } from '../../trpc/init';
import { checkAllSchema, checkTextSchema } from './checks.schema';
import { checkAll, checkText } from './checks.service';

export const checksRouter = router({
  /** All items, a part at a time: call it again with the cursor until there is none. */
  all: requires('content:read')
    .input(checkAllSchema)
    .query(({ ctx, input }) => checkAll(ctx.deps, input.cursor)),
  /** A mutation, since texts are too long for a URL. */
  text: requires('content:read')
    .input(checkTextSchema)
    .mutation(({ ctx, input }) => checkText(ctx.deps, input)),
});
