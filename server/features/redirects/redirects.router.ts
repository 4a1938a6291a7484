import { idInput } from '../../core/fields.schema';
import { requires, router } from '../../trpc/init';
import {
  createRedirectSchema,
  itemInput,
  listRedirectsSchema,
  updateRedirectSchema,
} from './redirects.schema';
import { listLinks } from './update-with-links';
import { createRedirect, listRedirects, removeRedirect, updateRedirect } from './redirects.service';

export const redirectsRouter = router({
  list: requires('content:read')
    .input(listRedirectsSchema)
    .query(({ ctx, input }) => listRedirects(ctx.deps.database, input, ctx.deps)),

  /** The items of ours whose texts link to the present address of an item. */
  linksTo: requires('content:read')
    .input(itemInput)
    .query(({ ctx, input }) => listLinks(ctx.deps, input)),

  create: requires('content:publish')
    .meta({ isCreating: true })
    .input(createRedirectSchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() => createRedirect(ctx.deps.database, input, { now: ctx.now, site: ctx.deps })),
    ),

  update: requires('content:publish')
    .input(updateRedirectSchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() => updateRedirect(ctx.deps.database, input, { now: ctx.now, site: ctx.deps })),
    ),

  remove: requires('content:publish')
    .input(idInput)
    .mutation(({ ctx, input }) => ctx.write(() => removeRedirect(ctx.deps.database, input.id))),
});
