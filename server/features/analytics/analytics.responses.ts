import { FUNNEL_STEPS } from '../../../db/enums';
import { conversions } from '../../../db/schema/analytics';
import { COUNT, listOf, objectOf, orNull, ref, rowOf } from '../../rest/openapi/json-schema';
import { eventColumns } from './lists.service';

const text = { type: 'string' };
const percent = { type: 'number', minimum: 0, maximum: 100 };
const figures = { sessions: COUNT, conversions: COUNT, conversionRate: percent };
const sourceRow = { value: text, ...figures };
const data = orNull({ type: 'object', additionalProperties: true });

export const analyticsResponses = {
  // Outer joins make these nullable, which their columns do not say.
  Event: rowOf(eventColumns, { eventData: data, userAgent: orNull(text), referrer: orNull(text) }),
  Conversion: rowOf(conversions),
  Stats: objectOf({
    totalEvents: COUNT,
    totalConversions: COUNT,
    conversionRate: percent,
    topEvents: listOf(objectOf({ type: text, count: COUNT })),
    recentActivity: listOf(ref('Event')),
  }),
  Sources: objectOf({
    ...figures,
    referrers: listOf(objectOf(sourceRow)),
    campaigns: listOf(
      objectOf({
        source: orNull(text),
        medium: orNull(text),
        campaign: orNull(text),
        ...sourceRow,
      }),
    ),
    landingPages: listOf(objectOf(sourceRow)),
    exitPages: listOf(objectOf(sourceRow)),
    funnel: listOf(
      objectOf({
        step: { type: 'string', enum: FUNNEL_STEPS },
        sessions: COUNT,
        rate: percent,
        stepRate: percent,
      }),
    ),
    keptSince: orNull({ type: 'string', format: 'date' }),
  }),
  Accepted: objectOf({ accepted: { type: 'boolean', const: true } }),
};
