import { idInput } from '../../core/fields.schema';
import { requires, router } from '../../trpc/init';
import { createGreetingSchema, updateGreetingSchema } from './greetings.schema';
import { createGreeting, listForStaff, removeGreeting, updateGreeting } from './greetings.service';

export const greetingsRouter = router({
  list: requires('chat:read').query(({ ctx }) => listForStaff(ctx.deps)),

  create: requires('chat:write')
    .meta({ isCreating: true })
    .input(createGreetingSchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() => createGreeting(ctx.deps.database, input, ctx.now)),
    ),

  update: requires('chat:write')
    .input(updateGreetingSchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() => updateGreeting(ctx.deps.database, input, ctx.now)),
    ),

  remove: requires('chat:write')
    .input(idInput)
    .mutation(({ ctx, input }) => ctx.write(() => removeGreeting(ctx.deps.database, input.id))),
});
