import { Download } from 'lucide-react';
import {
  type ReactNode,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { buttonClass } from '../../components/button';
import { ListFoot } from '../../components/list-foot';
import { Age } from '../../components/age';
import { SearchBox } from '../../components/search-box';
import { StatCards } from '../../components/stat-cards';
import { toastFailure } from '../../components/toast/toast-failure';
import { ABORTABLE } from '../../lib/abortable';
import { trpc } from '../../lib/trpc';
import { LeadDialog } from './lead-dialog';
import { downloadLeads } from './leads-csv';
import { leadStats } from './leads-figures';
import { LeadsTable } from './leads-table';
import { indexLeads, searchLeads } from './search-leads';
import { type Lead, useLeads } from './use-leads';

const SPAM_REFRESH_MS = 30_000;

interface LeadsScreenProps {
  all: ReturnType<typeof useLeads>;
  /** The lead that a link leads to: opened as soon as it is loaded. */
  openId?: string | undefined;
  /** Further buttons in the dialog of a lead. */
  leadActions?: (lead: Lead) => ReactNode;
}

export function LeadsScreen({ all, openId, leadActions }: LeadsScreenProps) {
  const [isSpamShown, setIsSpamShown] = useState(false);
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<Lead | null>(null);
  const [followedId, setFollowedId] = useState<string>();
  const linked = openId === followedId ? undefined : all.leads.find(({ id }) => id === openId);
  if (linked) {
    setFollowedId(openId);
    setOpened(linked);
  }
  const spamCount = trpc.leads.list.useQuery(
    { limit: 1, isSpam: true },
    // Not beside the first read, which brings the session: two at once would bring two.
    { enabled: !all.isLoading, refetchInterval: SPAM_REFRESH_MS, trpc: ABORTABLE },
  ).data?.count;
  useRefreshWarning(all.refreshError);

  const count = all.isLoading ? undefined : all.count;
  const stats = useMemo(() => leadStats(all.leads, count, new Date()), [all.leads, count]);
  const [latest] = all.leads;

  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h1 className="text-title font-medium">Leads Dashboard</h1>
        {latest && (
          <p className="text-muted">
            Last inquiry <Age at={latest.createdAt} isInSentence />
          </p>
        )}
      </div>
      <StatCards stats={stats} />
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <SearchBox label="Search leads" value={search} onChange={setSearch} />
        <button
          type="button"
          aria-pressed={isSpamShown}
          onClick={() => setIsSpamShown(!isSpamShown)}
          className={buttonClass('line', 'small', 'aria-pressed:bg-text aria-pressed:text-ground')}
        >
          Spam <span className="tabular-nums">{spamCount ?? ''}</span>
        </button>
        <DownloadButton all={all} />
      </div>
      {isSpamShown ? (
        <SpamList search={search} onOpen={setOpened} />
      ) : (
        <LeadList list={all} search={search} onOpen={setOpened} empty="No leads yet" />
      )}
      <LeadDialog
        lead={opened}
        isSpam={isSpamShown}
        actions={leadActions}
        onClose={() => setOpened(null)}
      />
    </>
  );
}

interface ListProps {
  search: string;
  onOpen: (lead: Lead) => void;
}

function SpamList(props: ListProps) {
  return <LeadList {...props} list={useLeads(true)} empty="No suspected spam" />;
}

interface LeadListProps extends ListProps {
  list: ReturnType<typeof useLeads>;
  empty: string;
}

function LeadList({ list, empty, search, onOpen }: LeadListProps) {
  const deferredSearch = useDeferredValue(search);
  const found = useMemo(
    () => searchLeads(list.pages, deferredSearch),
    [list.pages, deferredSearch],
  );
  useEffect(() => list.pages.forEach(indexLeads), [list.pages]);
  return (
    <>
      <LeadsTable
        leads={found}
        onOpen={onOpen}
        isLoading={list.isLoading}
        empty={deferredSearch ? 'No leads match your search' : empty}
      />
      <ListFoot
        noun="leads"
        shown={found.length}
        total={list.count}
        loaded={list.leads.length}
        isFiltered={search !== ''}
        isLoading={list.isLoading}
        isComplete={list.isComplete}
        onRetry={list.retry}
      />
    </>
  );
}

/** Waits for the last page, so the file is whole. */
function DownloadButton({ all }: { all: ReturnType<typeof useLeads> }) {
  const [wanted, setWanted] = useState(0);
  const given = useRef(0);
  const isWaiting = wanted > 0 && !all.isComplete;
  const downloadAll = useEffectEvent(() => downloadLeads(all.leads));
  useEffect(() => {
    if (!all.isComplete || given.current === wanted) return;
    given.current = wanted;
    downloadAll();
  }, [wanted, all.isComplete]);
  return (
    <button
      type="button"
      aria-disabled={isWaiting}
      onClick={() => setWanted(wanted + 1)}
      className={buttonClass('line', 'small', 'ms-auto aria-disabled:opacity-50')}
    >
      <Download aria-hidden className="size-5" strokeWidth={1.75} />
      Download CSV
    </button>
  );
}

/** A failed refresh is said once; the next one that succeeds makes it worth saying again. */
function useRefreshWarning(error: unknown): void {
  const hasFailed = Boolean(error);
  const warn = useEffectEvent(() => toastFailure('Failed to fetch leads', error));
  useEffect(() => {
    if (hasFailed) warn();
  }, [hasFailed]);
}
