import { COUNT, listOf, objectOf, ref, rowOf, TIME } from '../../http/json-schema';
import { leadColumns } from './leads.service';

export const leadsAnswers = {
  Lead: rowOf(leadColumns),
  Leads: objectOf({ leads: listOf(ref('Lead')), count: COUNT }),
  Inquiry: objectOf({ id: { type: 'string', format: 'uuid' }, createdAt: TIME }),
};
