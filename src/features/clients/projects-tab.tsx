import { MessageSquareText, Pencil } from 'lucide-react';
import { type Dispatch, memo, type SetStateAction, useMemo } from 'react';
import { PROJECT_STATUSES } from '../../../db/enums';
import { Badge } from '../../components/badge';
import { Clipped, RowButton } from '../../components/row-parts';
import { ActionsCell, Cell, type Column, VirtualTable } from '../../components/virtual-table';
import { formatAge, formatDateTime } from '../../lib/dates';
import { ClientOptions } from './client-options';
import { EmptyList } from './empty-list';
import { isFiltered, type ListView, viewProjects, WHOLE_LIST } from './list-views';
import { Day, DueBadge, Nothing, Progress, StatusBadge } from './marks';
import type { ProjectRow } from './portal-figures';
import { FilterSelect, ListFoot, ListToolbar } from './toolbar';
import type { Client, Loaded, Project } from './use-portal';

const COLUMNS: readonly Column[] = [
  { id: 'title', label: 'Title', className: 'text-start', sorts: 'up' },
  { id: 'client', label: 'Client', className: 'w-[12%] text-start', sorts: 'up' },
  { id: 'status', label: 'Status', className: 'w-[7.5rem] text-start', sorts: 'up' },
  { id: 'budget', label: 'Budget', className: 'w-[7.5rem] text-end' },
  { id: 'progress', label: 'Progress', className: 'w-[8.75rem] text-start', sorts: 'down' },
  { id: 'end', label: 'End date', className: 'w-[7rem] text-start', sorts: 'up' },
  { id: 'lastUpdate', label: 'Last update', className: 'w-[8rem] text-end', sorts: 'up' },
  { id: 'actions', label: 'Actions', className: 'w-[7rem] text-end' },
];

interface ProjectsTabProps {
  loaded: Loaded<Project>;
  rows: ProjectRow[];
  clients: Client[];
  view: ListView;
  onView: Dispatch<SetStateAction<ListView>>;
  onAdd: () => void;
  /** Both the same at every render, so that the table can stay as it is. */
  onEdit: (project: Project) => void;
  onOpen: (project: Project) => void;
}

export function ProjectsTab(props: ProjectsTabProps) {
  const { loaded, rows, clients, view, onView, onAdd, onEdit, onOpen } = props;
  const found = useMemo(() => viewProjects(rows, view), [rows, view]);
  const counts = useMemo(
    () => ({
      overdue: rows.filter(({ due }) => due === 'overdue').length,
      silent: rows.filter(({ silentDays }) => silentDays !== null).length,
    }),
    [rows],
  );
  return (
    <>
      <ListToolbar
        noun="projects"
        columns={COLUMNS}
        statuses={PROJECT_STATUSES}
        counts={counts}
        view={view}
        onView={onView}
        addLabel="New Project"
        onAdd={onAdd}
      >
        <FilterSelect
          label="Filter by client"
          value={view.clientId}
          onChange={(clientId) => onView((whole) => ({ ...whole, clientId }))}
          className="max-nav:flex-1 max-nav:basis-36 nav:w-44"
        >
          <option value="">All clients</option>
          <ClientOptions clients={clients} />
        </FilterSelect>
      </ListToolbar>
      <ProjectsTable
        found={found}
        sort={view.sort}
        isLoading={loaded.isLoading}
        isFiltered={isFiltered(view)}
        onView={onView}
        onEdit={onEdit}
        onOpen={onOpen}
      />
      <ListFoot
        noun="projects"
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

const idOf = ({ project }: ProjectRow) => project.id;

interface ProjectsTableProps {
  found: ProjectRow[];
  sort: ListView['sort'];
  isLoading: boolean;
  isFiltered: boolean;
  onView: Dispatch<SetStateAction<ListView>>;
  onEdit: (project: Project) => void;
  onOpen: (project: Project) => void;
}

/** Drawn again only when what it shows has changed, not with every key of the search. */
const ProjectsTable = memo(function ProjectsTable(props: ProjectsTableProps) {
  const { found, sort, isLoading, onView, onEdit, onOpen } = props;
  const now = new Date();
  return (
    <VirtualTable
      label="Projects"
      columns={COLUMNS}
      items={found}
      keyOf={idOf}
      rowPx={{ wide: 64, phone: 168 }}
      cardClassName="max-nav:grid-cols-[minmax(0,1fr)_auto]"
      sort={sort}
      onSort={(next) => onView((view) => ({ ...view, sort: next }))}
      isLoading={isLoading}
      onOpen={({ project }) => onOpen(project)}
      empty={
        <EmptyList
          isFiltered={props.isFiltered}
          title="No projects yet"
          filteredTitle="No projects match"
          onClear={() => onView((view) => ({ ...WHOLE_LIST, sort: view.sort }))}
        >
          A project belongs to a client. Add the client first, then its project.
        </EmptyList>
      }
      renderRow={({ project, client, due, silentDays }) => (
        <>
          <Cell>
            <span className="block font-[550]">
              <Clipped text={project.title} />
            </span>
            {project.description && (
              <span className="block text-micro text-muted">
                <Clipped text={project.description} isProse />
              </span>
            )}
          </Cell>
          <Cell className="max-nav:order-2">
            {client ? <Clipped text={client.company} /> : <Nothing />}
          </Cell>
          <Cell className="max-nav:order-1 max-nav:justify-self-end">
            <StatusBadge status={project.status} />
          </Cell>
          <Cell className="text-end tabular-nums max-nav:order-3 max-nav:text-start max-nav:text-muted">
            {project.budget ? <Clipped text={project.budget} /> : <Nothing />}
          </Cell>
          <Cell className="max-nav:order-5 max-nav:self-center">
            <Progress title={project.title} progress={project.progress} />
          </Cell>
          <Cell className="max-nav:order-4 max-nav:flex max-nav:items-center max-nav:gap-2 max-nav:justify-self-end">
            {project.endDate ? <Day iso={project.endDate} /> : <Nothing />}
            {due && (
              <span className="block pt-0.5 max-nav:pt-0">
                <DueBadge due={due} />
              </span>
            )}
          </Cell>
          <Cell className="text-end whitespace-nowrap tabular-nums max-nav:order-2">
            {project.lastUpdateAt ? (
              <time
                dateTime={project.lastUpdateAt}
                title={formatDateTime(project.lastUpdateAt)}
                className="max-nav:hidden"
              >
                {formatAge(project.lastUpdateAt, now)}
              </time>
            ) : (
              silentDays === null && (
                <span className="max-nav:hidden">
                  <Nothing />
                </span>
              )
            )}
            {silentDays !== null && (
              <span className="flex justify-end nav:pt-0.5">
                <Badge tone="warning">Silent {silentDays} days</Badge>
              </span>
            )}
          </Cell>
          <ActionsCell className="max-nav:order-6 max-nav:-me-2.5">
            <RowButton
              label={`Edit ${project.title}`}
              icon={Pencil}
              onClick={() => onEdit(project)}
            />
            <RowButton
              label={`View ${project.title}`}
              icon={MessageSquareText}
              onClick={() => onOpen(project)}
            />
          </ActionsCell>
        </>
      )}
    />
  );
});
