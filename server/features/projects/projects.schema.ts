import * as z from 'zod/mini';
import { PROJECT_STATUSES } from '../../../db/enums';
import {
  changeable,
  changedField,
  jsonObject,
  line,
  lines,
  oneOf,
  optionalInstant,
  optionalLine,
  optionalText,
  requiredKey,
  requiredLine,
  startedFrom,
  trueOrFalse,
  wholeNumber,
} from '../../core/fields.schema';
import { pageInput } from '../../core/page.schema';

export const listProjectsSchema = z.object(pageInput);

const CLIENT_IS_REQUIRED = 'Client is required';
export const END_BEFORE_START = 'End Date must not be before Start Date';

const clientId = z.string({ error: CLIENT_IS_REQUIRED }).check(z.minLength(1, CLIENT_IS_REQUIRED));

const status = oneOf('Status', PROJECT_STATUSES);

const progress = wholeNumber('Progress', 0, 100);

/** Whether the progress is the share of milestones that are done. */
const progressFromMilestones = trueOrFalse('progressFromMilestones');

const startDate = optionalInstant('Start Date');
const endDate = optionalInstant('End Date');

const fields = {
  title: requiredLine('Title', 300),
  description: optionalText('Description', 10_000),
  budget: optionalLine('Budget', 300),
};

/** The form of the create dialog; the other fields get defaults. */
export const newProjectFormSchema = z.object({ clientId, ...fields });

export const editProjectFormSchema = z
  .object({ ...fields, status, progress, startDate, endDate })
  .check(
    z.refine((project) => !endsBeforeStart(project), {
      path: ['endDate'],
      error: END_BEFORE_START,
    }),
  );

export const createProjectSchema = jsonObject({
  clientId,
  ...fields,
  status: z.nullish(status),
  progress: z.nullish(progress),
  progressFromMilestones: z.nullish(progressFromMilestones),
  startDate: z.optional(startDate),
  endDate: z.optional(endDate),
});

/** Omitted fields keep their value. `updatedAt` is the version that the edit started from. */
export const updateProjectSchema = jsonObject({
  id: requiredKey('id'),
  ...changeable({ clientId, title: fields.title, status, progress, progressFromMilestones }),
  description: changedField(lines('Description', 10_000)),
  budget: changedField(line('Budget', 300)),
  startDate: z.optional(startDate),
  endDate: z.optional(endDate),
  updatedAt: startedFrom,
});

export type NewProjectForm = z.input<typeof newProjectFormSchema>;
export type EditProjectForm = z.input<typeof editProjectFormSchema>;
export type NewProject = z.output<typeof createProjectSchema>;
export type ProjectChange = z.output<typeof updateProjectSchema>;

interface Span {
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
}

export function endsBeforeStart({ startDate: start, endDate: end }: Span): boolean {
  return Boolean(start && end) && Date.parse(end ?? '') < Date.parse(start ?? '');
}
