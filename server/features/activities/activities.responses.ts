import { objectOf, orNull, rowOf } from '../../rest/openapi/json-schema';
import { activityColumns } from './activities.service';
import { ACTIVITY_TYPES } from './activity-types.schema';
import { SUBJECT_TYPES } from './event-subjects.schema';

export const activitiesResponses = {
  Activity: rowOf(
    {
      ...activityColumns,
      actor: null,
      subject: null,
    },
    {
      type: { type: 'string', enum: ACTIVITY_TYPES },
      subjectType: { type: 'string', enum: SUBJECT_TYPES },
      data: { type: 'object' },
      actor: orNull(objectOf({ name: { type: 'string' }, isRemoved: { type: 'boolean' } })),
      subject: objectOf({
        title: orNull({ type: 'string' }),
        isRemoved: { type: 'boolean' },
      }),
    },
  ),
};
