import { dayIn } from '../../core/calendar';
import type { Actor } from '../../trpc/actor';
import { requires, router } from '../../trpc/init';
import {
  editUpdateSchema,
  listUpdatesSchema,
  postUpdateSchema,
  updateInput,
} from './project-updates.schema';
import { editUpdate, listUpdates, postUpdate, removeUpdate } from './project-updates.service';
import type { Editor } from './updates.access';

export const projectUpdatesRouter = router({
  list: requires('clients:read')
    .input(listUpdatesSchema)
    .query(({ ctx, input }) =>
      listUpdates(ctx.deps.database, input, { editor: editorOf(ctx.actor), now: ctx.now }),
    ),
  create: requires('clients:write')
    .meta({ isCreating: true })
    .input(postUpdateSchema)
    .mutation(({ ctx, input }) => {
      const today = dayIn(ctx.now, ctx.deps.settings.timeZone);
      const author = { authorId: ctx.actor.id, now: ctx.now, today };
      return ctx.write(() => postUpdate(ctx.deps.database, input, author));
    }),
  update: requires('clients:write')
    .input(editUpdateSchema)
    .mutation(({ ctx, input }) => {
      const by = { editor: editorOf(ctx.actor), now: ctx.now };
      return ctx.write(() => editUpdate(ctx.deps.database, input, by));
    }),
  remove: requires('clients:write')
    .input(updateInput)
    .mutation(({ ctx, input }) => {
      const by = { editor: editorOf(ctx.actor), now: ctx.now };
      return ctx.write(() => removeUpdate(ctx.deps.database, input, by));
    }),
});

const editorOf = (actor: Exclude<Actor, { type: 'visitor' }>): Editor => ({
  id: actor.id,
  role: actor.type === 'staff' ? actor.role : null,
});
