import { Eye, Pencil } from 'lucide-react';
import { type Dispatch, memo, type SetStateAction, useMemo } from 'react';
import { CLIENT_STATUSES } from '../../../db/enums';
import { Badge } from '../../components/badge';
import { Clipped, RowButton } from '../../components/row-parts';
import { ActionsCell, Cell, type Column, VirtualTable } from '../../components/virtual-table';
import { formatAge, formatDateTime } from '../../lib/dates';
import { EmptyList } from './empty-list';
import { isFiltered, type ListView, viewClients, WHOLE_LIST } from './list-views';
import { Nothing, StatusBadge } from './marks';
import type { ClientRow } from './portal-figures';
import { ListFoot, ListToolbar } from './toolbar';
import type { Client, Loaded } from './use-portal';

const COLUMNS: readonly Column[] = [
  { id: 'name', label: 'Name', className: 'w-[16%] text-start', sorts: 'up' },
  { id: 'company', label: 'Company', className: 'w-[16%] text-start', sorts: 'up' },
  { id: 'email', label: 'Email', className: 'text-start', sorts: 'up' },
  { id: 'status', label: 'Status', className: 'w-[7rem] text-start', sorts: 'up' },
  { id: 'projects', label: 'Projects', className: 'w-[12.5rem] text-start', sorts: 'down' },
  { id: 'lastUpdate', label: 'Last update', className: 'w-[7.5rem] text-end', sorts: 'up' },
  { id: 'actions', label: 'Actions', className: 'w-[7rem] text-end' },
];

interface ClientsTabProps {
  loaded: Loaded<Client>;
  rows: ClientRow[];
  view: ListView;
  onView: Dispatch<SetStateAction<ListView>>;
  onAdd: () => void;
  /** Both the same at every render, so that the table can stay as it is. */
  onEdit: (client: Client) => void;
  onOpen: (client: Client) => void;
}

export function ClientsTab({ loaded, rows, view, onView, onAdd, onEdit, onOpen }: ClientsTabProps) {
  const found = useMemo(() => viewClients(rows, view), [rows, view]);
  const counts = useMemo(
    () => ({
      overdue: rows.filter(({ overdue }) => overdue > 0).length,
      silent: rows.filter(({ isSilent }) => isSilent).length,
    }),
    [rows],
  );
  return (
    <>
      <ListToolbar
        noun="clients"
        columns={COLUMNS}
        statuses={CLIENT_STATUSES}
        counts={counts}
        view={view}
        onView={onView}
        addLabel="Add Client"
        onAdd={onAdd}
      />
      <ClientsTable
        found={found}
        sort={view.sort}
        isLoading={loaded.isLoading}
        isFiltered={isFiltered(view)}
        onView={onView}
        onEdit={onEdit}
        onOpen={onOpen}
      />
      <ListFoot
        noun="clients"
        shown={found.length}
        total={loaded.count}
        loaded={rows.length}
        isFiltered={isFiltered(view)}
        isComplete={loaded.isComplete}
        onRetry={loaded.isStopped ? loaded.retry : undefined}
      />
    </>
  );
}

const idOf = ({ client }: ClientRow) => client.id;

interface ClientsTableProps {
  found: ClientRow[];
  sort: ListView['sort'];
  isLoading: boolean;
  isFiltered: boolean;
  onView: Dispatch<SetStateAction<ListView>>;
  onEdit: (client: Client) => void;
  onOpen: (client: Client) => void;
}

/** Drawn again only when what it shows has changed, not with every key of the search. */
const ClientsTable = memo(function ClientsTable(props: ClientsTableProps) {
  const { found, sort, isLoading, onView, onEdit, onOpen } = props;
  const now = new Date();
  return (
    <VirtualTable
      label="Clients"
      columns={COLUMNS}
      items={found}
      keyOf={idOf}
      rowPx={{ wide: 52, phone: 136 }}
      cardClassName="max-nav:grid-cols-[minmax(0,1fr)_auto]"
      sort={sort}
      onSort={(next) => onView((view) => ({ ...view, sort: next }))}
      isLoading={isLoading}
      onOpen={({ client }) => onOpen(client)}
      empty={
        <EmptyList
          isFiltered={props.isFiltered}
          title="No clients yet"
          filteredTitle="No clients match"
          onClear={() => onView((view) => ({ ...WHOLE_LIST, sort: view.sort }))}
        >
          Add the first one, or open a lead and make it a client.
        </EmptyList>
      }
      renderRow={(row) => (
        <>
          <Cell className="font-[550]">
            <Clipped text={row.client.name} />
          </Cell>
          <Cell className="max-nav:col-span-2 max-nav:row-start-2">
            <Clipped text={row.client.company} />
          </Cell>
          <Cell className="text-muted max-nav:row-start-3">
            <Clipped text={row.client.email} />
          </Cell>
          <Cell className="max-nav:col-start-2 max-nav:row-start-1 max-nav:justify-self-end">
            <StatusBadge status={row.client.status} />
          </Cell>
          <Cell className="max-nav:row-start-4 max-nav:min-h-6">
            <Projects row={row} />
          </Cell>
          <Cell className="text-end whitespace-nowrap tabular-nums max-nav:hidden">
            {row.lastUpdateAt ? (
              <time dateTime={row.lastUpdateAt} title={formatDateTime(row.lastUpdateAt)}>
                {formatAge(row.lastUpdateAt, now)}
              </time>
            ) : (
              <Nothing />
            )}
          </Cell>
          <ActionsCell className="max-nav:col-start-2 max-nav:row-span-2 max-nav:row-start-3 max-nav:-me-2.5">
            <RowButton
              label={`Edit ${row.client.name}`}
              icon={Pencil}
              onClick={() => onEdit(row.client)}
            />
            <RowButton
              label={`View ${row.client.name}`}
              icon={Eye}
              onClick={() => onOpen(row.client)}
            />
          </ActionsCell>
        </>
      )}
    />
  );
});

function Projects({ row }: { row: ClientRow }) {
  if (row.projects === 0) return <Nothing />;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="tabular-nums">
        {row.open} open of {row.projects}
      </span>
      {row.overdue > 0 && <Badge tone="danger">{row.overdue} overdue</Badge>}
      {row.isSilent && <Badge tone="warning">Silent</Badge>}
    </span>
  );
}
