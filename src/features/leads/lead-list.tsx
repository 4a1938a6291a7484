import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { EmptyList } from '../../components/empty-list';
import { Button } from '../../components/ui/button';
import { EmptyState } from '../../components/ui/empty-state';
import { PaginationFoot } from '../../components/ui/pagination-foot';
import { type Selection, useSelection } from '../../hooks/use-selection';
import { useMissingRecord } from '../../hooks/use-missing-record';
import { useNow } from '../../hooks/use-now';
import { useTimeZone } from '../../hooks/use-time-zone';
import { useMe, usePermissions } from '../../hooks/use-permissions';
import { statusOf } from '../../lib/api-error';
import { neighboursOf } from '../../lib/neighbours';
import type { Sort } from '../../lib/sort-rows';
import { trpc } from '../../lib/trpc';
import { BulkBar } from './bulk-bar';
import { describeEmpty, filterLeads, hasFilters, type LeadFilters } from './filter-leads';
import { LeadBoard } from './lead-board';
import { LeadDialog } from './lead-dialog';
import type { Lead } from './leads-cache';
import { LeadsTable } from './leads-table';
import { searchLeads } from './search-leads';
import { NEWEST_FIRST, sortLeads } from './sort-leads';
import { useLeads } from './use-leads';

interface ListProps {
  search: string;
  /** Shows all, whatever the search and the filters. */
  onClear: () => void;
  filters: LeadFilters;
  sort: Sort;
  onSort: (sort: Sort) => void;
  openId: string | undefined;
  onOpen: (lead: Lead) => void;
  /** Opens another lead in place of the open one. */
  onMove: (lead: Lead) => void;
  onClose: () => void;
}

export function SpamList(props: ListProps) {
  return (
    <LeadList {...props} list={useLeads(true)} emptyTitle="No suspected spam" isSpam>
      Inquiries that look like spam wait here until somebody has looked at them.
    </LeadList>
  );
}

interface LeadListProps extends ListProps {
  list: ReturnType<typeof useLeads>;
  emptyTitle: string;
  emptyAction?: ReactNode;
  isSpam?: boolean;
  /** By status instead of in a table. */
  isBoard?: boolean;
  /** More buttons for the dialog of a lead. */
  actions?: ((lead: Lead) => ReactNode) | undefined;
  /** Under the title of the empty list. */
  children: ReactNode;
}

/** The table of leads with its foot, and the dialog of the open lead. */
export function LeadList(props: LeadListProps) {
  const {
    list,
    search,
    sort,
    filters,
    openId,
    onOpen,
    onMove,
    onClose,
    isSpam = false,
    isBoard = false,
    actions,
  } = props;
  const deferredSearch = useDeferredValue(search);
  // An order over a part of the leads would be wrong. Newest first is right from the first page on.
  const isOrdered = sort === NEWEST_FIRST || list.isComplete || list.retry !== undefined;
  const matching = useFiltered(list.pages, deferredSearch, filters);
  const found = useMemo(
    () => (isOrdered ? sortLeads(matching, sort) : []),
    [matching, sort, isOrdered],
  );
  const selection = useLeadSelection(found);
  // Taken from the list, so that a colleague's change shows in the open lead too.
  const listed = useMemo(() => list.leads.find(({ id }) => id === openId), [list.leads, openId]);
  const { opened, isMissing } = useOpened(openId, listed, list);
  useMissingRecord(isMissing, 'lead', onClose);
  // An element is new each time, and would make the table render.
  const empty =
    found.length === 0 &&
    (hasFilters(filters) && deferredSearch === '' ? (
      <EmptyState
        title={describeEmpty(filters)}
        action={
          <Button variant="outline" onClick={props.onClear}>
            Show all
          </Button>
        }
      />
    ) : (
      <EmptyList
        noun="leads"
        title={props.emptyTitle}
        action={props.emptyAction}
        isFiltered={deferredSearch !== ''}
        onClear={props.onClear}
      >
        {props.children}
      </EmptyList>
    ));
  const isLoading = list.isLoading || !isOrdered;
  return (
    <>
      {isBoard && (isLoading || found.length > 0) ? (
        <LeadBoard leads={found} onOpen={onOpen} isLoading={isLoading} />
      ) : (
        <LeadsTable
          leads={found}
          sort={sort}
          onSort={props.onSort}
          openId={openId}
          onOpen={onOpen}
          selection={selection}
          isLoading={isLoading}
          empty={empty}
        />
      )}
      <PaginationFoot
        noun="leads"
        shown={found.length}
        total={list.count}
        loaded={list.leads.length}
        isFiltered={search !== '' || hasFilters(filters)}
        isLoading={list.isLoading}
        isComplete={list.isComplete}
        onRetry={list.retry}
      />
      {selection && !isBoard && (
        <BulkBar selection={selection} shown={found.length} isSpam={isSpam} />
      )}
      {opened && (
        <LeadDialog
          lead={opened}
          isSpam={isSpam}
          neighbours={neighboursOf(found, ({ id }) => id === opened.id, onMove)}
          onClose={onClose}
        >
          {actions?.(opened)}
        </LeadDialog>
      )}
    </>
  );
}

/** The open lead, which is read by its id where the list has not loaded it. */
function useOpened(
  openId: string | undefined,
  listed: Lead | undefined,
  { isLoading, isComplete }: LeadListProps['list'],
) {
  const { data, error } = trpc.leads.detail.useQuery(
    { id: openId ?? '' },
    { enabled: openId !== undefined && !listed && !isLoading },
  );
  return {
    opened: listed ?? (!isComplete && data?.id === openId ? data : undefined),
    isMissing: openId !== undefined && !listed && statusOf(error) === 404,
  };
}

const idOf = ({ id }: Lead) => id;

/** For those who can do something with what they select. */
function useLeadSelection(leads: Lead[]): Selection<Lead> | undefined {
  const may = usePermissions();
  const selection = useSelection(leads, idOf);
  return may('leads:write') || may('leads:export') ? selection : undefined;
}

/** The leads that match the search and the filters. */
function useFiltered(pages: Lead[][], search: string, filters: LeadFilters): Lead[] {
  const me = useMe()?.id;
  const now = useNow();
  const found = useMemo(() => searchLeads(pages, search), [pages, search]);
  const timeZone = useTimeZone();
  return useMemo(
    () => filterLeads(found, filters, { me, now, timeZone }),
    [found, filters, me, now, timeZone],
  );
}
