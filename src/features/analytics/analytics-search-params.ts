/** The search params of the dashboard, as texts, which the screen checks. */
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
