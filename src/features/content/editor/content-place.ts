import type { Go } from '../../../hooks/use-place';
import { oneOf, text } from '../../../lib/search-params';

const CONTENT_TABS = ['pages', 'case-studies', 'insights'] as const;

/** What the address says of the content screen. */
export interface ContentPlace {
  tab?: (typeof CONTENT_TABS)[number] | undefined;
  search?: string | undefined;
  /** The page, case study or insight that is edited: its id. */
  record?: string | undefined;
}

export interface ContentScreenProps {
  place: ContentPlace;
  go: Go<ContentPlace>;
}

export const readContentPlace = (search: Record<string, unknown>): ContentPlace => ({
  tab: oneOf(CONTENT_TABS, search.tab),
  search: text(search.search),
  record: text(search.record),
});
