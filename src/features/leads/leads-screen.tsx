import { Download } from 'lucide';
import { Icon } from '../../components/ui/icon';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { OnDate } from '../../components/time';
import { ScreenHead } from '../../components/screen-head';
import { SearchBox } from '../../components/search-box';
import { StatCards } from '../../components/stat-cards';
import { SortSelect } from '../../components/sort-select';
import { Button, ButtonLink } from '../../components/ui/button';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { type SetSearchParams, useCloseRecord } from '../../hooks/use-search-params';
import { useSearchText } from '../../hooks/use-search-text';
import { ABORTABLE } from '../../lib/abortable';
import { type Sort, toSortParam } from '../../lib/sort-rows';
import { trpc } from '../../lib/trpc';
import { LeadList, SpamList } from './lead-list';
import { countLeads, type Lead } from './leads-cache';
import { downloadLeads } from './leads-csv';
import { leadStats } from './leads-figures';
import { NO_FILTERS, readLeadFilters } from './filter-leads';
import { LeadFilterBar } from './lead-filter-bar';
import type { LeadsSearchParams } from './leads-search-params';
import { ALL_COLUMNS } from './leads-table';
import { NEWEST_FIRST, readLeadSort } from './sort-leads';
import { ExportButton } from './export-button';
import { ImportButton } from './import-button';
import { TimelineMatches } from './timeline-matches';
import type { useLeads } from './use-leads';
import { LayoutLinks } from './layout-links';
import { ViewMenu } from './view-menu';

const SPAM_REFRESH_MS = 30_000;

/** Newest first is an option of its own. */
const OTHER_COLUMNS = ALL_COLUMNS.filter(({ id }) => id !== NEWEST_FIRST.by);

interface LeadsScreenProps {
  all: ReturnType<typeof useLeads>;
  searchParams: LeadsSearchParams;
  setSearchParams: SetSearchParams<LeadsSearchParams>;
  /** Above the list, by the number of leads. */
  guide?: (count: number) => ReactNode;
  /** More buttons for the dialog of a lead. */
  leadActions?: (lead: Lead) => ReactNode;
}

export function LeadsScreen({
  all,
  searchParams,
  setSearchParams,
  guide,
  leadActions,
}: LeadsScreenProps) {
  const isSpamShown = searchParams.filter === 'spam';
  const isBoard = searchParams.view === 'board' && !isSpamShown;
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
  const { leads, isComplete } = all;
  const stats = useMemo(
    () => leadStats({ leads, count, isComplete }, new Date()),
    [leads, count, isComplete],
  );
  const [latest] = all.leads;
  const sort = useMemo(() => readLeadSort(searchParams.sort), [searchParams.sort]);
  const { owner, overdue, due, status, interest, source, period } = searchParams;
  const filters = useMemo(
    () => readLeadFilters({ owner, overdue, due, status, interest, source, period }),
    [owner, overdue, due, status, interest, source, period],
  );
  const setSort = useCallback(
    (next: Sort | null) => {
      const isDefault = !next || toSortParam(next) === toSortParam(NEWEST_FIRST);
      setSearchParams({ sort: isDefault ? undefined : toSortParam(next) }, 'replace');
    },
    [setSearchParams],
  );
  const list = {
    search,
    filters,
    onClear: () => {
      setSearch('');
      setSearchParams(NO_FILTERS, 'replace');
    },
    sort,
    onSort: setSort,
    openId: searchParams.lead,
    onOpen: open,
    onMove: ({ id }: Lead) => setSearchParams({ lead: id }, 'replace'),
    onClose: close,
  };

  return (
    <div className="@container/table">
      <ScreenHead
        title="Leads Dashboard"
        aside={
          <div className="flex flex-wrap items-center justify-between gap-2 max-sm:w-full sm:gap-x-4">
            {latest && (
              <p className="text-muted max-sm:-mt-3 max-sm:w-full">
                Last inquiry <OnDate at={latest.createdAt} />
              </p>
            )}
            <LayoutLinks searchParams={searchParams} />
            <ViewMenu searchParams={searchParams} setSearchParams={setSearchParams} />
          </div>
        }
      />
      {count !== undefined && guide?.(count)}
      <StatCards stats={stats} isSlim={isBoard} />
      <div className="mb-3 flex flex-wrap items-center gap-2 sm:gap-3 max-sm:[&>button]:flex-auto max-sm:[&>button]:px-3 max-sm:[&>button>svg]:hidden">
        <SearchBox label="Search leads" value={search} onChange={setSearch} />
        <LeadFilterBar
          filters={filters}
          leads={isComplete ? leads : undefined}
          onChange={setSearchParams}
        />
        <Button
          variant="outline"
          aria-pressed={isSpamShown}
          onClick={() => setSearchParams({ filter: isSpamShown ? undefined : 'spam' })}
        >
          Spam <span className="tabular-nums">{spamCount ?? ''}</span>
        </Button>
        <SortSelect
          columns={OTHER_COLUMNS}
          sort={sort === NEWEST_FIRST ? null : sort}
          onSort={setSort}
          isAlwaysShown={isBoard}
        />
        <ExportButton filters={filters} search={search} isSpam={isSpamShown} />
        <ImportButton />
        <DownloadButton readAll={all.readAll} />
      </div>
      {isSpamShown ? (
        <SpamList {...list} />
      ) : (
        <LeadList
          {...list}
          list={all}
          isBoard={isBoard}
          emptyTitle="No leads yet"
          emptyAction={<ButtonLink to="/contact">Open the contact form</ButtonLink>}
          actions={leadActions}
        >
          Each inquiry from the contact form becomes a lead.
        </LeadList>
      )}
      {!isSpamShown && search && !all.isLoading && <TimelineMatches search={search} />}
    </div>
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
      data-tooltip="All leads, whatever is searched for and filtered"
      onClick={() => void downloadAll()}
      className="max-sm:flex-1"
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
