import type { SetSearchParams } from '../../../hooks/use-search-params';
import { oneOf, readRecordSearchParams, type RecordSearchParams } from '../../../lib/search-params';

const CONTENT_TABS = ['pages', 'case-studies', 'insights'] as const;

/** The search params of the content screen. */
export interface ContentSearchParams extends RecordSearchParams {
  tab?: (typeof CONTENT_TABS)[number] | undefined;
}

export interface ContentScreenProps {
  searchParams: ContentSearchParams;
  setSearchParams: SetSearchParams<ContentSearchParams>;
}

export const readContentSearchParams = (search: Record<string, unknown>): ContentSearchParams => ({
  tab: oneOf(CONTENT_TABS, search.tab),
  ...readRecordSearchParams(search),
});
