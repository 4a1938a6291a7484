import { assertPermitted } from '../../trpc/actor';
import { requires, router, staffProcedure } from '../../trpc/init';
import { listActivitiesSchema } from './activities.schema';
import { listActivities, listActors } from './activities.service';
import { SUBJECTS } from './event-subjects.schema';

export const activitiesRouter = router({
  /** The log for admins; the history of one record for those who may read it. */
  list: staffProcedure.input(listActivitiesSchema).query(({ ctx, input }) => {
    const { subjectType, subjectId } = input;
    const isHistory = subjectType && subjectId;
    assertPermitted(ctx.actor, [isHistory ? SUBJECTS[subjectType].permission : 'settings:admin']);
    return listActivities(ctx.deps, input, ctx.actor.permissions);
  }),
  actors: requires('settings:admin').query(({ ctx }) => listActors(ctx.deps.database)),
});
