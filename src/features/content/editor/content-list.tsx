import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../../../components/button';
import { Notice } from '../../../components/notice';
import { RetryButton } from '../../../components/retry-button';
import { SearchBox } from '../../../components/search-box';

interface ContentListProps {
  searchLabel: string;
  search: string;
  onSearch: (search: string) => void;
  /** Such as `Create Page`. */
  openerLabel: string;
  onCreate: () => void;
  hasFailed: boolean;
  onRetry: () => void;
  children: ReactNode;
}

/** What the three tabs share: a search, an opener, and what is shown where the list did not come. */
export function ContentList(props: ContentListProps) {
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <SearchBox label={props.searchLabel} value={props.search} onChange={props.onSearch} />
        <button
          type="button"
          onClick={props.onCreate}
          className={buttonClass('primary', 'small', 'ms-auto')}
        >
          <Plus aria-hidden className="size-5" strokeWidth={1.75} />
          {props.openerLabel}
        </button>
      </div>
      {props.hasFailed ? (
        <Notice
          kind="error"
          title="Unable to Load Content"
          action={<RetryButton onClick={props.onRetry} />}
        >
          The list did not arrive. Nothing has been changed.
        </Notice>
      ) : (
        props.children
      )}
    </>
  );
}
