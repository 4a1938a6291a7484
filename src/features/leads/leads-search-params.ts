import { text } from '../../lib/search-params';

/**
 * The search params of the leads screen, as texts: every public page loads this file, so the screen
 * checks them.
 */
export interface LeadsSearchParams {
  search?: string | undefined;
  /** `spam` lists suspected spam. */
  filter?: string | undefined;
  /** `mine` or `none`. */
  owner?: string | undefined;
  overdue?: string | undefined;
  status?: string | undefined;
  interest?: string | undefined;
  /** A column, with a leading minus for descending order; newest first if omitted. */
  sort?: string | undefined;
  /** `board`, or the table if omitted. */
  view?: string | undefined;
  /** The id of the open lead. */
  lead?: string | undefined;
}

export const readLeadsSearchParams = (search: Record<string, unknown>): LeadsSearchParams => ({
  search: text(search.search),
  filter: text(search.filter),
  owner: text(search.owner),
  overdue: text(search.overdue),
  status: text(search.status),
  interest: text(search.interest),
  sort: text(search.sort),
  view: text(search.view),
  lead: text(search.lead),
});
