import { requires, router } from '../../trpc/init';
import {
  createMilestoneSchema,
  milestoneInput,
  ofProjectSchema,
  updateMilestoneSchema,
} from './milestones.schema';
import {
  createMilestone,
  listMilestones,
  removeMilestone,
  updateMilestone,
} from './milestones.service';
import { readTimeline } from './timeline.service';

export const milestonesRouter = router({
  list: requires('clients:read')
    .input(ofProjectSchema)
    .query(({ ctx, input }) => ({
      milestones: listMilestones(ctx.deps.database, input.projectId),
    })),
  /** All open projects with their milestones, for one drawing. */
  timeline: requires('clients:read').query(({ ctx }) => readTimeline(ctx.deps.database)),
  create: requires('clients:write')
    .meta({ isCreating: true })
    .input(createMilestoneSchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() => createMilestone(ctx.deps.database, input, ctx.now)),
    ),
  update: requires('clients:write')
    .input(updateMilestoneSchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() => updateMilestone(ctx.deps.database, input, ctx.now)),
    ),
  remove: requires('clients:write')
    .input(milestoneInput)
    .mutation(({ ctx, input }) =>
      ctx.write(() => removeMilestone(ctx.deps.database, input, ctx.now)),
    ),
});
