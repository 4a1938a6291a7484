import { idInput } from '../../core/fields.schema';
import { notFound } from '../../errors';
import { publicProcedure, requires, router } from '../../trpc/init';
import { findLinkedItem } from './preview-links.service';
import { itemOfId, previewOf } from './preview-view';
import { secretInput } from './previews.schema';

export const previewsRouter = router({
  /** An insight, a case study or a page of any state, as its public page will show it. */
  item: requires('content:read')
    .input(idInput)
    .query(({ ctx, input }) => previewOf(ctx.deps, itemOfId(ctx.deps.database, input.id))),

  /** The same for the holder of a link, which shows this one item only. */
  shared: publicProcedure.input(secretInput).query(async ({ ctx, input }) => {
    const link = findLinkedItem(ctx.deps.database, input.secret, ctx.now);
    if (!link) throw notFound('The preview');
    return { ...(await previewOf(ctx.deps, link)), expiresAt: link.expiresAt };
  }),
});
