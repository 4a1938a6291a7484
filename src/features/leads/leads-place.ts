import { oneOf, text } from '../../lib/search-params';

/** What the address says of the leads screen. */
export interface LeadsPlace {
  search?: string | undefined;
  filter?: 'spam' | undefined;
  /** The lead that is open. */
  lead?: string | undefined;
}

export const readLeadsPlace = (search: Record<string, unknown>): LeadsPlace => ({
  search: text(search.search),
  filter: oneOf(['spam'], search.filter),
  lead: text(search.lead),
});
