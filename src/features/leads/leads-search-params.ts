import { oneOf, text } from '../../lib/search-params';

const SORT_COLUMNS = ['name', 'company', 'interest', 'date'] as const;
type SortColumn = (typeof SORT_COLUMNS)[number];
const SORTS = SORT_COLUMNS.flatMap((column) => [column, `-${column}`] as const);

/** The search params of the leads screen. */
export interface LeadsSearchParams {
  search?: string | undefined;
  filter?: 'spam' | undefined;
  /** A column, with a leading minus for descending order; newest first if omitted. */
  sort?: SortColumn | `-${SortColumn}` | undefined;
  /** The id of the open lead. */
  lead?: string | undefined;
}

export const readLeadsSearchParams = (search: Record<string, unknown>): LeadsSearchParams => ({
  search: text(search.search),
  filter: oneOf(['spam'], search.filter),
  sort: oneOf(SORTS, search.sort),
  lead: text(search.lead),
});
