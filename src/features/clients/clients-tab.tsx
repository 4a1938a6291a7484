import { Eye, Pencil } from 'lucide';
import { useCallback, useMemo } from 'react';
import { CLIENT_STATUSES } from '../../../db/enums';
import { RowDate } from '../../components/time';
import { Badge } from '../../components/ui/badge';
import { IconButton } from '../../components/ui/icon-button';
import { SkeletonLine } from '../../components/ui/skeleton';
import { Clipped, EmptyValue } from '../../components/row-parts';
import { ActionsCell, Cell, RowOpener } from '../../components/ui/table';
import type { Column } from '../../components/ui/virtual-table';
import { type ListDefinition, type ListProps, ListTab } from './list-tab';
import { viewClients } from './list-views';
import { OverdueAsks } from './open-asks';
import { StatusBadge } from './marks';
import { type ClientRow, reasonOf } from './clients-figures';
import type { Client } from './use-clients';

const COLUMNS: readonly Column[] = [
  { id: 'name', label: 'Name', className: 'w-[max(8rem,14cqi)] text-start', sorts: 'up' },
  { id: 'company', label: 'Company', className: 'w-[max(8rem,14cqi)] text-start', sorts: 'up' },
  { id: 'email', label: 'Email', className: 'text-start', sorts: 'up' },
  { id: 'status', label: 'Status', className: 'w-[6.5rem] text-start', sorts: 'up' },
  {
    id: 'projects',
    label: 'Projects',
    className: 'w-[max(11.5rem,17cqi)] text-start',
    sorts: 'down',
  },
  {
    id: 'lastUpdate',
    label: 'Last update',
    className: 'w-[6.75rem] text-end',
    sorts: 'up',
  },
  { id: 'actions', label: 'Actions', className: 'w-[6.75rem] text-end' },
];

const CLIENTS: ListDefinition<ClientRow> = {
  label: 'Clients',
  addLabel: 'Add Client',
  columns: COLUMNS,
  statuses: CLIENT_STATUSES,
  keyOf: ({ client }) => client.id,
  cardPx: 136,
  emptyHint: 'Add the first one, or open a lead and make it a client.',
};

interface ClientsTabProps extends ListProps<Client> {
  rows: ClientRow[];
  /** Whether all projects are loaded, of which the rows have figures. */
  hasProjects: boolean;
  openId: string | undefined;
}

export function ClientsTab(props: ClientsTabProps) {
  const { rows, hasProjects, openId, onEdit, onOpen, ...list } = props;
  const { view, loaded } = list;
  const isCounted = hasProjects && loaded.isComplete;
  const found = useMemo(() => viewClients(rows, view), [rows, view]);
  const counts = useMemo(
    () => ({
      overdue: isCounted ? rows.filter(({ overdue }) => overdue > 0).length : undefined,
      silent: isCounted ? rows.filter(({ isSilent }) => isSilent).length : undefined,
    }),
    [rows, isCounted],
  );
  const openRow = useCallback(({ client }: ClientRow) => onOpen(client), [onOpen]);
  const renderRow = useCallback(
    (row: ClientRow) => (
      <ClientCells
        row={row}
        hasProjects={hasProjects}
        hasReason={view.isOverdue || view.isSilent}
        onEdit={onEdit}
        onOpen={onOpen}
      />
    ),
    [hasProjects, view.isOverdue, view.isSilent, onEdit, onOpen],
  );
  return (
    <>
      <OverdueAsks />
      <ListTab
        {...list}
        definition={CLIENTS}
        found={found}
        counts={counts}
        onOpen={openRow}
        openKey={openId}
        renderRow={renderRow}
      />
    </>
  );
}

interface ClientCellsProps extends Pick<ClientsTabProps, 'hasProjects' | 'onEdit' | 'onOpen'> {
  row: ClientRow;
  /** Says in words why the row is in a filtered list. */
  hasReason: boolean;
}

function ClientCells({ row, hasProjects, hasReason, onEdit, onOpen }: ClientCellsProps) {
  return (
    <>
      <Cell>
        <RowOpener>
          <Clipped text={row.client.name} />
        </RowOpener>
      </Cell>
      <Cell className="card:col-span-2 card:row-start-2">
        <Clipped text={row.client.company} />
      </Cell>
      <Cell className="text-muted card:row-start-3">
        <Clipped text={row.client.email} />
      </Cell>
      <Cell className="card:col-start-2 card:row-start-1 card:justify-self-end">
        <StatusBadge status={row.client.status} />
      </Cell>
      <Cell className="card:row-start-4 card:min-h-6">
        {hasProjects ? (
          <Projects row={row} hasReason={hasReason} />
        ) : (
          <SkeletonLine className="w-3/5" />
        )}
      </Cell>
      <Cell className="text-end whitespace-nowrap tabular-nums card:hidden">
        {!hasProjects ? (
          <SkeletonLine className="ms-auto w-3/5" />
        ) : row.lastUpdateAt ? (
          <RowDate at={row.lastUpdateAt} />
        ) : (
          <EmptyValue />
        )}
      </Cell>
      <ActionsCell className="card:col-start-2 card:row-span-2 card:row-start-3 card:-me-2.5">
        <IconButton
          label={`Edit ${row.client.name}`}
          icon={Pencil}
          onClick={() => onEdit(row.client)}
        />
        <IconButton
          label={`View ${row.client.name}`}
          icon={Eye}
          onClick={() => onOpen(row.client)}
        />
      </ActionsCell>
    </>
  );
}

function Projects({ row, hasReason }: { row: ClientRow; hasReason: boolean }) {
  if (row.projects === 0) return <EmptyValue />;
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span className="tabular-nums">
        {row.open} open of {row.projects}
      </span>
      {row.overdue > 0 && <Badge tone="danger">{row.overdue} overdue</Badge>}
      {row.isSilent && <Badge tone="warning">Silent</Badge>}
      {hasReason && <span className="text-micro text-muted">{reasonOf(row)}</span>}
    </span>
  );
}
