import { conversions } from '../../../db/schema/analytics';
import { COUNT, listOf, objectOf, orNull, ref, rowOf } from '../../rest/openapi/json-schema';
import { eventColumns } from './lists.service';

const text = { type: 'string' };
const data = orNull({ type: 'object', additionalProperties: true });

export const analyticsResponses = {
  // Outer joins make these nullable, which their columns do not say.
  Event: rowOf(eventColumns, { eventData: data, userAgent: orNull(text), referrer: orNull(text) }),
  Conversion: rowOf(conversions),
  Stats: objectOf({
    totalEvents: COUNT,
    totalConversions: COUNT,
    conversionRate: { type: 'number', minimum: 0, maximum: 100 },
    topEvents: listOf(objectOf({ type: text, count: COUNT })),
    recentActivity: listOf(ref('Event')),
  }),
  Accepted: objectOf({ accepted: { type: 'boolean', const: true } }),
};
