import { readList, type Route } from '../../rest/define-route';
import { listOf, ref } from '../../rest/openapi/json-schema';

export const activitiesRest: Route[] = [
  readList('/api/admin/activities', 'activities.list', {
    summary: 'List who changed what, newest first',
    note: 'Needs settings:admin; for the records of one subject what it takes to read that.',
    returns: listOf(ref('Activity')),
    rows: 'activities',
    query: ['type', 'actorType', 'actorId', 'subjectType', 'subjectId', 'from', 'to'],
    isAlwaysPaged: true,
  }),
];
