import { type Period, PERIODS } from '../../../server/features/analytics/periods.schema';
import { oneOf, text } from '../../lib/search-params';

const ANALYTICS_TABS = ['overview', 'events', 'conversions', 'insights'] as const;

/** The search params of the dashboard. */
export interface AnalyticsSearchParams {
  tab?: (typeof ANALYTICS_TABS)[number] | undefined;
  period?: Period | undefined;
  /** The type that the list of events or conversions is filtered by. */
  type?: string | undefined;
}

export const readAnalyticsSearchParams = (
  search: Record<string, unknown>,
): AnalyticsSearchParams => ({
  tab: oneOf(ANALYTICS_TABS, search.tab),
  period: oneOf(PERIODS, search.period),
  type: text(search.type),
});
