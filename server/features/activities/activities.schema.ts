import * as z from 'zod/mini';
import { ACTOR_TYPES } from '../../../db/permissions';
import { instant, oneOf } from '../../core/fields.schema';
import { pageInput } from '../../core/page.schema';
import { ACTIVITY_TYPES } from './activity-types.schema';
import { SUBJECT_TYPES } from './event-subjects.schema';

const id = (label: string) => z.string({ error: `${label} must be text` }).check(z.maxLength(64));

/** With a record's type and id: its history, which is open to those who may read the record. */
export const listActivitiesSchema = z
  .object({
    ...pageInput,
    type: z.nullish(oneOf('type', ACTIVITY_TYPES)),
    actorType: z.nullish(oneOf('actorType', ACTOR_TYPES)),
    actorId: z.nullish(id('actorId')),
    subjectType: z.nullish(oneOf('subjectType', SUBJECT_TYPES)),
    subjectId: z.nullish(id('subjectId')),
    from: z.nullish(instant('from')),
    to: z.nullish(instant('to')),
  })
  .check(
    z.refine(({ subjectType, subjectId }) => !subjectId || subjectType, {
      error: 'subjectId needs a subjectType',
      path: ['subjectId'],
    }),
  );

export type ListActivities = z.output<typeof listActivitiesSchema>;
