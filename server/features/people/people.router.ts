import { emptyLog } from '../../../db/client';
import { requires, router } from '../../trpc/init';
import { erasePerson, removeInSteps } from './erase-person';
import { personSchema, showPersonSchema } from './people.schema';
import { showPerson } from './show-person';

export const peopleRouter = router({
  show: requires('people:erase')
    .input(showPersonSchema)
    .query(({ ctx, input }) => showPerson(ctx.deps.database, ctx.deps.personalRegister, input)),

  /** The same for the console, which posts it: the address is in no URL. */
  lookUp: requires('people:erase')
    .input(showPersonSchema)
    .mutation(({ ctx, input }) => showPerson(ctx.deps.database, ctx.deps.personalRegister, input)),

  /** In steps, so that no request waits for somebody who wrote much. */
  erase: requires('people:erase')
    .input(personSchema)
    .mutation(async ({ ctx, input }) => {
      const { database, personalRegister } = ctx.deps;
      const counts = await removeInSteps((before) =>
        ctx.write(() => erasePerson(database, personalRegister, input.email, before)),
      );
      emptyLog(database);
      return { counts };
    }),
});
