/** The search params of the leads screen, as texts, which the screen checks. */
export interface LeadsSearchParams {
  search?: string | undefined;
  /** `spam` lists suspected spam. */
  filter?: string | undefined;
  /** `mine` or `none`. */
  owner?: string | undefined;
  overdue?: string | undefined;
  /** A number of days from today, at whose end a lead is due at the latest. */
  due?: string | undefined;
  status?: string | undefined;
  interest?: string | undefined;
  /** What sent the visitor: the source of a campaign, a site, or `direct`. */
  source?: string | undefined;
  /** A number of days up to now. */
  period?: string | undefined;
  /** A column, with a leading minus for descending order; newest first if omitted. */
  sort?: string | undefined;
  /** `board`, or the table if omitted. */
  view?: string | undefined;
  /** The id of the open lead. */
  lead?: string | undefined;
}
