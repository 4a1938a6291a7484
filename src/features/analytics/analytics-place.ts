import { type Period, PERIODS } from '../../../server/features/analytics/periods.schema';
import { oneOf, text } from '../../lib/search-params';

const ANALYTICS_TABS = ['overview', 'events', 'conversions', 'insights'] as const;

/** What the address says of the dashboard. */
export interface AnalyticsPlace {
  tab?: (typeof ANALYTICS_TABS)[number] | undefined;
  period?: Period | undefined;
  /** Which events or conversions are listed. */
  type?: string | undefined;
}

export const readAnalyticsPlace = (search: Record<string, unknown>): AnalyticsPlace => ({
  tab: oneOf(ANALYTICS_TABS, search.tab),
  period: oneOf(PERIODS, search.period),
  type: text(search.type),
});
