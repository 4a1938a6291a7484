import { COUNT, listOf, objectOf, ref, rowOf, TIME } from '../../rest/openapi/json-schema';
import { leadColumns } from './leads.service';
import { timelineResponses } from './timeline.responses';

export const leadsResponses = {
  ...timelineResponses,
  Lead: rowOf(leadColumns),
  Leads: objectOf({ leads: listOf(ref('Lead')), count: COUNT }),
  Inquiry: objectOf({ id: { type: 'string', format: 'uuid' }, createdAt: TIME }),
};
