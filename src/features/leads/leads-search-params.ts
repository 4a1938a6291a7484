import { oneOf, text } from '../../lib/search-params';

/** The search params of the leads screen. */
export interface LeadsSearchParams {
  search?: string | undefined;
  filter?: 'spam' | undefined;
  /** The id of the open lead. */
  lead?: string | undefined;
}

export const readLeadsSearchParams = (search: Record<string, unknown>): LeadsSearchParams => ({
  search: text(search.search),
  filter: oneOf(['spam'], search.filter),
  lead: text(search.lead),
});
