import { Plus } from 'lucide';
import { Icon } from '../../../components/ui/icon';
import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button';
import { ErrorState } from '../../../components/ui/empty-state';
import { RetryButton } from '../../../components/ui/retry-button';
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

/** The common parts of the three tabs: search, create button and error state. */
export function ContentList(props: ContentListProps) {
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <SearchBox label={props.searchLabel} value={props.search} onChange={props.onSearch} />
        <Button onClick={props.onCreate} className="ms-auto">
          <Icon of={Plus} />
          {props.openerLabel}
        </Button>
      </div>
      {props.hasFailed ? (
        <ErrorState title="Unable to Load Content" action={<RetryButton onClick={props.onRetry} />}>
          The list did not arrive. Nothing has been changed.
        </ErrorState>
      ) : (
        props.children
      )}
    </>
  );
}
