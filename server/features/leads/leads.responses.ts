import { COUNT, listOf, objectOf, ref, rowOf, TIME } from '../../rest/openapi/json-schema';
import { leadColumns } from './leads.service';

export const leadsResponses = {
  Lead: rowOf(leadColumns),
  Leads: objectOf({ leads: listOf(ref('Lead')), count: COUNT }),
  Inquiry: objectOf({ id: { type: 'string', format: 'uuid' }, createdAt: TIME }),
};
