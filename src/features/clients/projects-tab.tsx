import { MessageSquareText, Pencil } from 'lucide';
import { useCallback, useMemo } from 'react';
import { PROJECT_STATUSES } from '../../../db/enums';
import { RowDate } from '../../components/time';
import { IconButton } from '../../components/ui/icon-button';
import { Clipped, EmptyValue } from '../../components/row-parts';
import { ActionsCell, Cell, RowOpener } from '../../components/ui/table';
import type { Column } from '../../components/ui/virtual-table';
import { ClientOptions } from './client-options';
import { type ListDefinition, type ListProps, ListTab } from './list-tab';
import { viewProjects } from './list-views';
import { Day, DueBadge, Progress, SilentBadge, StatusBadge } from './marks';
import type { ProjectRow } from './clients-figures';
import { ProjectsTimeline } from './projects-timeline';
import { FilterSelect } from './toolbar';
import type { Client, Project } from './use-clients';

const COLUMNS: readonly Column[] = [
  { id: 'title', label: 'Title', className: 'text-start', sorts: 'up' },
  {
    id: 'client',
    label: 'Client',
    className: 'w-[12cqi] text-start wide:hidden roomy:table-cell',
    sorts: 'up',
  },
  { id: 'status', label: 'Status', className: 'w-[7.75rem] text-start', sorts: 'up' },
  { id: 'budget', label: 'Budget', className: 'w-[7rem] text-end' },
  { id: 'progress', label: 'Progress', className: 'w-[7rem] text-start', sorts: 'down' },
  { id: 'end', label: 'End date', className: 'w-[7rem] text-start', sorts: 'up' },
  {
    id: 'lastUpdate',
    label: 'Last update',
    className: 'w-[7.75rem] text-end',
    sorts: 'up',
  },
  { id: 'actions', label: 'Actions', className: 'w-[6.75rem] text-end' },
];

const PROJECTS: ListDefinition<ProjectRow> = {
  label: 'Projects',
  addLabel: 'New Project',
  columns: COLUMNS,
  statuses: PROJECT_STATUSES,
  keyOf: ({ project }) => project.id,
  cardPx: 168,
  emptyHint: 'A project belongs to a client. Add the client first, then its project.',
};

interface ProjectsTabProps extends ListProps<Project> {
  rows: ProjectRow[];
  clients: Client[];
}

export function ProjectsTab({ rows, clients, onEdit, onOpen, ...list }: ProjectsTabProps) {
  const { view, onView } = list;
  const { isComplete } = list.loaded;
  const found = useMemo(() => viewProjects(rows, view), [rows, view]);
  const counts = useMemo(
    () => ({
      overdue: isComplete ? rows.filter(({ due }) => due === 'overdue').length : undefined,
      silent: isComplete ? rows.filter(({ silentDays }) => silentDays !== null).length : undefined,
    }),
    [rows, isComplete],
  );
  const openRow = useCallback(({ project }: ProjectRow) => onOpen(project), [onOpen]);
  const renderRow = useCallback(
    (row: ProjectRow) => <ProjectCells row={row} onEdit={onEdit} onOpen={onOpen} />,
    [onEdit, onOpen],
  );
  return (
    <>
      <ProjectsTimeline onOpen={onOpen} rows={rows} />
      <ListTab
        {...list}
        definition={PROJECTS}
        found={found}
        counts={counts}
        onOpen={openRow}
        renderRow={renderRow}
      >
        <FilterSelect
          label="Filter by client"
          value={view.clientId}
          onChange={(clientId) => onView({ clientId })}
          className="max-nav:flex-1 max-nav:basis-36 nav:w-44"
        >
          <option value="">All clients</option>
          <ClientOptions clients={clients} />
        </FilterSelect>
      </ListTab>
    </>
  );
}

interface ProjectCellsProps extends Pick<ProjectsTabProps, 'onEdit' | 'onOpen'> {
  row: ProjectRow;
}

function ProjectCells({ row, onEdit, onOpen }: ProjectCellsProps) {
  const { project, client, due, silentDays } = row;
  return (
    <>
      <Cell>
        <RowOpener>
          <Clipped text={project.title} />
        </RowOpener>
        {project.description && (
          <span className="block text-micro text-muted wide:hidden roomy:block">
            <Clipped text={project.description} isProse />
          </span>
        )}
        {client && (
          <span className="hidden text-micro text-muted wide:block roomy:hidden">
            <Clipped text={client.company} />
          </span>
        )}
      </Cell>
      <Cell className="card:order-2 wide:hidden roomy:table-cell">
        {client ? <Clipped text={client.company} /> : <EmptyValue />}
      </Cell>
      <Cell className="card:order-1 card:justify-self-end">
        <StatusBadge status={project.status} />
      </Cell>
      <Cell className="text-end tabular-nums card:order-3 card:text-start card:text-muted">
        {project.budget ? <Clipped text={project.budget} /> : <EmptyValue />}
      </Cell>
      <Cell className="card:order-5 card:self-center">
        <Progress title={project.title} progress={project.progress} />
      </Cell>
      <Cell className="card:order-4 card:flex card:items-center card:gap-2 card:justify-self-end">
        {project.endDate ? <Day iso={project.endDate} /> : <EmptyValue />}
        {due && (
          <span className="block pt-0.5 card:pt-0">
            <DueBadge due={due} />
          </span>
        )}
      </Cell>
      <Cell className="text-end whitespace-nowrap tabular-nums card:order-2">
        {project.lastUpdateAt ? (
          <span className="card:hidden">
            <RowDate at={project.lastUpdateAt} />
          </span>
        ) : (
          silentDays === null && (
            <span className="card:hidden">
              <EmptyValue />
            </span>
          )
        )}
        {silentDays !== null && (
          <span className="flex justify-end wide:pt-0.5">
            <SilentBadge days={silentDays} />
          </span>
        )}
      </Cell>
      <ActionsCell className="card:order-6 card:-me-2.5">
        <IconButton label={`Edit ${project.title}`} icon={Pencil} onClick={() => onEdit(project)} />
        <IconButton
          label={`View ${project.title}`}
          icon={MessageSquareText}
          onClick={() => onOpen(project)}
        />
      </ActionsCell>
    </>
  );
}
