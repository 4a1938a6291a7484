import { Download } from 'lucide';
import { Icon } from '../../components/ui/icon';
import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import { OnDate } from '../../components/time';
import { ScreenHead } from '../../components/screen-head';
import { SearchBox } from '../../components/search-box';
import { StatCards } from '../../components/stat-cards';
import { Button } from '../../components/ui/button';
import { PaginationFoot } from '../../components/ui/pagination-foot';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { type SetSearchParams, useCloseRecord } from '../../hooks/use-search-params';
import { useSearchText } from '../../hooks/use-search-text';
import { ABORTABLE } from '../../lib/abortable';
import { trpc } from '../../lib/trpc';
import { LeadDialog } from './lead-dialog';
import { countLeads, type Lead } from './leads-cache';
import { downloadLeads } from './leads-csv';
import { leadStats } from './leads-figures';
import type { LeadsSearchParams } from './leads-search-params';
import { LeadsTable } from './leads-table';
import { searchLeads } from './search-leads';
import { useLeads } from './use-leads';
import { useMarkLeadsSeen } from './use-new-leads';

/** When the list is empty, any lead is new. */
const LONG_AGO = '1970-01-01T00:00:00.000Z';
const SPAM_REFRESH_MS = 30_000;

interface LeadsScreenProps {
  all: ReturnType<typeof useLeads>;
  searchParams: LeadsSearchParams;
  setSearchParams: SetSearchParams<LeadsSearchParams>;
  /** More buttons for the dialog of a lead. */
  leadActions?: (lead: Lead) => ReactNode;
}

export function LeadsScreen({ all, searchParams, setSearchParams, leadActions }: LeadsScreenProps) {
  const isSpamShown = searchParams.filter === 'spam';
  const [search, setSearch] = useSearchText(searchParams.search, (words) =>
    setSearchParams({ search: words }, 'replace'),
  );
  const open = useCallback((lead: Lead) => setSearchParams({ lead: lead.id }), [setSearchParams]);
  const close = useCloseRecord(setSearchParams, { lead: undefined });
  const spamCount = trpc.leads.list.useQuery(
    countLeads(true),
    // Waits for the first read, which starts the session: in parallel both would start one.
    { enabled: !all.isLoading, refetchInterval: SPAM_REFRESH_MS, trpc: ABORTABLE },
  ).data?.count;
  useRefreshWarning(all.refreshError);

  const count = all.isLoading ? undefined : all.count;
  const stats = useMemo(() => leadStats(all.leads, count, new Date()), [all.leads, count]);
  const [latest] = all.leads;
  const isListShown = !isSpamShown && !all.isLoading;
  useMarkLeadsSeen(isListShown ? (latest?.createdAt ?? LONG_AGO) : undefined);
  const list = {
    search,
    openId: searchParams.lead,
    onOpen: open,
    onClose: close,
  };

  return (
    <>
      <ScreenHead
        title="Leads Dashboard"
        aside={
          latest && (
            <p className="text-muted">
              Last inquiry <OnDate at={latest.createdAt} />
            </p>
          )
        }
      />
      <StatCards stats={stats} />
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <SearchBox label="Search leads" value={search} onChange={setSearch} />
        <Button
          variant="outline"
          aria-pressed={isSpamShown}
          onClick={() => setSearchParams({ filter: isSpamShown ? undefined : 'spam' })}
        >
          Spam <span className="tabular-nums">{spamCount ?? ''}</span>
        </Button>
        <DownloadButton readAll={all.readAll} />
      </div>
      {isSpamShown ? (
        <SpamList {...list} />
      ) : (
        <LeadList {...list} list={all} empty="No leads yet" actions={leadActions} />
      )}
    </>
  );
}

interface ListProps {
  search: string;
  openId: string | undefined;
  onOpen: (lead: Lead) => void;
  onClose: () => void;
}

function SpamList(props: ListProps) {
  return <LeadList {...props} list={useLeads(true)} empty="No suspected spam" isSpam />;
}

interface LeadListProps extends ListProps {
  list: ReturnType<typeof useLeads>;
  empty: string;
  isSpam?: boolean;
  actions?: LeadsScreenProps['leadActions'];
}

function LeadList(props: LeadListProps) {
  const { list, empty, search, openId, onOpen, onClose, isSpam = false, actions } = props;
  const deferredSearch = useDeferredValue(search);
  const found = useMemo(
    () => searchLeads(list.pages, deferredSearch),
    [list.pages, deferredSearch],
  );
  // Taken from the list, so that a colleague's change shows in the open lead too.
  const opened = useMemo(() => list.leads.find(({ id }) => id === openId), [list.leads, openId]);
  return (
    <>
      <LeadsTable
        leads={found}
        onOpen={onOpen}
        isLoading={list.isLoading}
        empty={deferredSearch ? 'No leads match your search' : empty}
      />
      <PaginationFoot
        noun="leads"
        shown={found.length}
        total={list.count}
        loaded={list.leads.length}
        isFiltered={search !== ''}
        isLoading={list.isLoading}
        isComplete={list.isComplete}
        onRetry={list.retry}
      />
      {opened && (
        <LeadDialog lead={opened} isSpam={isSpam} onClose={onClose}>
          {actions?.(opened)}
        </LeadDialog>
      )}
    </>
  );
}

/** Waits until all pages are loaded, so that the file is complete. */
function DownloadButton({ readAll }: Pick<ReturnType<typeof useLeads>, 'readAll'>) {
  const [isReading, setIsReading] = useState(false);
  async function downloadAll() {
    setIsReading(true);
    const { leads, error } = await readAll();
    setIsReading(false);
    if (leads) downloadLeads(leads);
    else if (error) toastFailure('Failed to fetch leads', error);
  }
  return (
    <Button
      variant="outline"
      isInactive={isReading}
      onClick={() => void downloadAll()}
      className="ms-auto"
    >
      <Icon of={Download} />
      Download CSV
    </Button>
  );
}

/** Warns once when refreshes begin to fail, and again only after one has succeeded. */
function useRefreshWarning(error: unknown): void {
  const hasFailed = Boolean(error);
  const warn = useEffectEvent(() => toastFailure('Failed to fetch leads', error));
  useEffect(() => {
    if (hasFailed) warn();
  }, [hasFailed]);
}
