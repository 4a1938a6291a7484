import type { SetSearchParams } from '../../../hooks/use-search-params';
import { oneOf, text } from '../../../lib/search-params';

const CONTENT_TABS = ['pages', 'case-studies', 'insights'] as const;

/** The search params of the content screen. */
export interface ContentSearchParams {
  tab?: (typeof CONTENT_TABS)[number] | undefined;
  search?: string | undefined;
  /** The id of the open page, case study or insight. */
  record?: string | undefined;
}

export interface ContentScreenProps {
  searchParams: ContentSearchParams;
  setSearchParams: SetSearchParams<ContentSearchParams>;
}

export const readContentSearchParams = (search: Record<string, unknown>): ContentSearchParams => ({
  tab: oneOf(CONTENT_TABS, search.tab),
  search: text(search.search),
  record: text(search.record),
});
