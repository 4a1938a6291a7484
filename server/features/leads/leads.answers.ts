import { COUNT, listOf, objectOf, ref, rowOf, TIME } from '../../http/json-schema';
import { columns } from './leads.service';

export const leadsAnswers = {
  Lead: rowOf(columns),
  Leads: objectOf({ leads: listOf(ref('Lead')), count: COUNT }),
  Inquiry: objectOf({ id: { type: 'string', format: 'uuid' }, createdAt: TIME }),
};
