import { useState } from 'react';
import { type Fault, FAULTS } from '../../../../server/features/checks/checks.schema';
import { BareButton, Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { EmptyState, ErrorState } from '../../../components/ui/empty-state';
import { ProgressBar } from '../../../components/ui/progress-bar';
import { RetryButton } from '../../../components/ui/retry-button';
import { useAllPages } from '../../../hooks/use-all-pages';
import { countOf, formatCount } from '../../../lib/numbers';
import { type Outputs, trpc } from '../../../lib/trpc';
import type { ContentScreenProps, ContentSearchParams } from './content-search-params';
import { FAULT_LABELS } from './fault-labels';

type Item = Outputs['checks']['all']['items'][number];

const TABS: Record<Item['type'], ContentSearchParams['tab']> = {
  insight: 'insights',
  case_study: 'case-studies',
  page: 'pages',
};

interface ChecksDialogProps extends Pick<ContentScreenProps, 'setSearchParams'> {
  onClose: () => void;
}

/** What staff should look at in all content, grouped; each entry opens its item. */
export function ChecksDialog({ setSearchParams, onClose }: ChecksDialogProps) {
  const checks = trpc.checks.all.useInfiniteQuery(
    {},
    // Each opening checks anew.
    { getNextPageParam: (page) => page.nextCursor, gcTime: 0 },
  );
  useAllPages(checks);
  const pages = checks.data?.pages ?? [];
  const items = pages.flatMap((page) => page.items);
  const checked = pages.reduce((sum, page) => sum + page.checked, 0);
  const total = pages.at(-1)?.total ?? 0;
  const isComplete = checks.data !== undefined && !checks.hasNextPage;
  const groups = FAULTS.map((fault) => ({ fault, items: items.filter(has(fault)) }));

  function open({ type, id }: Item) {
    onClose();
    setSearchParams({ tab: TABS[type], search: undefined, record: id });
  }

  return (
    <Dialog title="Checks" isOpen onClose={onClose} size="wide">
      {checks.error ? (
        <ErrorState
          title="Unable to Check"
          action={
            <RetryButton
              onClick={() => void (checks.data ? checks.fetchNextPage() : checks.refetch())}
            />
          }
        />
      ) : (
        <div role="status" className="-mt-3 mb-5 text-small text-muted">
          {isComplete ? (
            <p>
              {countOf(checked, 'items')} checked,{' '}
              {items.length === 0 ? 'nothing found' : `${formatCount(items.length)} to look at`}.
            </p>
          ) : (
            <>
              <p className="mb-2 tabular-nums">
                {formatCount(checked)} of {formatCount(total)} checked…
              </p>
              <ProgressBar
                label="Checking"
                percent={total > 0 ? Math.round((100 * checked) / total) : 0}
                className="h-2 w-full max-w-80"
              />
            </>
          )}
        </div>
      )}
      {isComplete && items.length === 0 && (
        <EmptyState title="Nothing to look at">
          No dead links, missing alternative texts, skipped headings or missing excerpts.
        </EmptyState>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
        {groups.map((group) => (
          <Group key={group.fault} {...group} onOpen={open} />
        ))}
      </div>
    </Dialog>
  );
}

const has = (fault: Fault) => (item: Item) =>
  item.findings.some((finding) => finding.fault === fault);

const STEP = 20;

interface GroupProps {
  fault: Fault;
  items: Item[];
  onOpen: (item: Item) => void;
}

function Group({ fault, items, onOpen }: GroupProps) {
  const [shown, setShown] = useState(STEP);
  const { many, advice } = FAULT_LABELS[fault];
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={`checks-${fault}`}>
      <h3 id={`checks-${fault}`} className="font-strong">
        {many} <span className="text-muted tabular-nums">{formatCount(items.length)}</span>
      </h3>
      <p className="text-small text-muted">{advice}</p>
      <ul className="mt-2 border-t border-line">
        {items.slice(0, shown).map((item) => (
          <li key={item.id} className="border-b border-line">
            <BareButton
              onClick={() => onOpen(item)}
              className="grid min-h-11 w-full content-center gap-x-4 px-2 py-2 text-start hover:bg-sand md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
            >
              <span dir="auto" className="wrap-anywhere">
                {item.title}
              </span>
              <Details fault={fault} item={item} />
            </BareButton>
          </li>
        ))}
      </ul>
      {items.length > shown && (
        <Button
          variant="text"
          className="-ms-4"
          aria-label={`Show more: ${many}`}
          onClick={() => setShown(shown + 5 * STEP)}
        >
          Show more
        </Button>
      )}
    </section>
  );
}

const MAX_DETAILS = 3;

function Details({ fault, item }: { fault: Fault; item: Item }) {
  const found = item.findings.filter((finding) => finding.fault === fault);
  const details = [...new Set(found.map(({ detail }) => detail))].filter((detail) => detail !== '');
  if (details.length === 0) return null;
  const more = details.length - MAX_DETAILS;
  return (
    <span className="grid text-small text-muted">
      {details.slice(0, MAX_DETAILS).map((detail) => (
        <span key={detail} dir="auto" className="wrap-anywhere">
          {detail}
        </span>
      ))}
      {more > 0 && <span>and {formatCount(more)} more</span>}
    </span>
  );
}
