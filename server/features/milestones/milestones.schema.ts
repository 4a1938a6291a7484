import * as z from 'zod/mini';
import {
  changeable,
  jsonObject,
  optionalInstant,
  requiredKey,
  requiredLine,
  startedFrom,
  trueOrFalse,
} from '../../core/fields.schema';

const fields = {
  title: requiredLine('Title', 300),
  dueDate: optionalInstant('Due Date'),
};

/** The values of the form. */
export const milestoneFormSchema = z.object(fields);

export const ofProjectSchema = z.object({ projectId: requiredKey('projectId') });

export const createMilestoneSchema = jsonObject({
  projectId: requiredKey('projectId'),
  title: fields.title,
  dueDate: z.optional(fields.dueDate),
  isDone: z.nullish(trueOrFalse('isDone')),
});

export const milestoneInput = z.object({
  projectId: requiredKey('projectId'),
  milestoneId: requiredKey('milestoneId'),
});

/** Omitted fields keep their value. */
export const updateMilestoneSchema = jsonObject({
  projectId: requiredKey('projectId'),
  milestoneId: requiredKey('milestoneId'),
  ...changeable({ title: fields.title, isDone: trueOrFalse('isDone') }),
  dueDate: z.optional(fields.dueDate),
  updatedAt: startedFrom,
});

export type MilestoneForm = z.input<typeof milestoneFormSchema>;
export type NewMilestone = z.output<typeof createMilestoneSchema>;
export type MilestoneKey = z.output<typeof milestoneInput>;
export type MilestoneChange = z.output<typeof updateMilestoneSchema>;
