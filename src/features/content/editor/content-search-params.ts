import type { SetSearchParams } from '../../../hooks/use-search-params';
import {
  oneOf,
  readRecordSearchParams,
  type RecordSearchParams,
  text,
} from '../../../lib/search-params';

const CONTENT_TABS = ['pages', 'case-studies', 'insights'] as const;

/** The search params of the content screen. */
export interface ContentSearchParams extends RecordSearchParams {
  tab?: (typeof CONTENT_TABS)[number] | undefined;
  status?: string | undefined;
  language?: string | undefined;
  /** The id of a member of the team. */
  author?: string | undefined;
  category?: string | undefined;
  /** A column, with a leading minus for descending order. */
  sort?: string | undefined;
}

/** The list as it is without filters, such as that of another tab. */
export const NO_FILTERS = {
  search: undefined,
  status: undefined,
  language: undefined,
  author: undefined,
  category: undefined,
  sort: undefined,
} satisfies ContentSearchParams;

export interface ContentScreenProps {
  searchParams: ContentSearchParams;
  setSearchParams: SetSearchParams<ContentSearchParams>;
}

export const readContentSearchParams = (search: Record<string, unknown>): ContentSearchParams => ({
  tab: oneOf(CONTENT_TABS, search.tab),
  status: text(search.status),
  language: text(search.language),
  author: text(search.author),
  category: text(search.category),
  sort: text(search.sort),
  ...readRecordSearchParams(search),
});
