import { text } from '../../lib/search-params';

/** The search params of the dashboard. The screen reads what they say: every page loads this. */
export interface AnalyticsSearchParams {
  tab?: string | undefined;
  period?: string | undefined;
  /** The days of a custom period. */
  from?: string | undefined;
  to?: string | undefined;
  /** What the sources are filtered by. */
  filter?: string | undefined;
  /** The type that the list of events or conversions is filtered by. */
  type?: string | undefined;
}

export const readAnalyticsSearchParams = (
  search: Record<string, unknown>,
): AnalyticsSearchParams => ({
  tab: text(search.tab),
  period: text(search.period),
  from: text(search.from),
  to: text(search.to),
  filter: text(search.filter),
  type: text(search.type),
});
