import { useCallback, useMemo, useRef, useState } from 'react';
import { ErrorState } from '../../components/ui/empty-state';
import { RetryButton } from '../../components/ui/retry-button';
import { ScreenHead } from '../../components/screen-head';
import { StatCards } from '../../components/stat-cards';
import { Tabs } from '../../components/ui/tabs';
import { type SetSearchParams, useCloseRecord } from '../../hooks/use-search-params';
import { useToday } from '../../hooks/use-today';
import { neighboursOf } from '../../lib/neighbours';
import { trpc } from '../../lib/trpc';
import { ClientDetail } from './client-detail';
import { EditClientDialog, NewClientDialog } from './client-dialog';
import { ClientsTab } from './clients-tab';
import { LeadDraftDialog } from './lead-draft-dialog';
import { type ListView, DEFAULT_VIEW, viewClients } from './list-views';
import { toSearchParams, useListView } from './use-list-view';
import type { ClientsSearchParams, ClientsScreenTab } from './clients-search-params';
import { clientRows, clientStats, projectRows } from './clients-figures';
import { EditProjectDialog, NewProjectDialog } from './project-dialogs';
import { ProjectsTab } from './projects-tab';
import { UpdateDialog } from './update-dialog';
import { UpdatesTab } from './updates-tab';
import { type Client, type Project, useClients, useProjects } from './use-clients';

type OpenDialog =
  | { type: 'new-client' }
  | { type: 'edit-client'; client: Client }
  | { type: 'new-project'; clientId: string }
  | { type: 'edit-project'; project: Project }
  | { type: 'new-update'; projectId: string };

interface ClientsScreenProps {
  searchParams: ClientsSearchParams;
  setSearchParams: SetSearchParams<ClientsSearchParams>;
}

export function ClientsScreen({ searchParams, setSearchParams }: ClientsScreenProps) {
  const clients = useClients();
  const projects = useProjects();
  const stats = trpc.projects.stats.useQuery();
  const today = useToday();
  const { tab = 'clients' } = searchParams;
  const { view, onView } = useListView(searchParams, setSearchParams);
  /** The last view of each tab, restored when the tab is selected again. */
  const lastViews = useRef(new Map<ClientsScreenTab, ListView>());
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);

  const clientsById = useMemo(
    () => new Map(clients.rows.map((client) => [client.id, client])),
    [clients.rows],
  );
  const allProjects = useMemo(
    () => projectRows(projects.rows, clientsById, today),
    [projects.rows, clientsById, today],
  );
  const allClients = useMemo(
    () => clientRows(clients.rows, allProjects, today),
    [clients.rows, allProjects, today],
  );

  const editClient = useCallback(
    (client: Client) => setDialog({ type: 'edit-client', client }),
    [],
  );
  const editProject = useCallback(
    (project: Project) => setDialog({ type: 'edit-project', project }),
    [],
  );
  const openClient = useCallback(
    ({ id }: Client) => setSearchParams({ client: id }),
    [setSearchParams],
  );
  const closeDetail = useCloseRecord(setSearchParams, { client: undefined });
  const closeDraft = useCloseRecord(setSearchParams, { lead: undefined });
  const selectTab = useCallback(
    (next: ClientsScreenTab, opened: ClientsSearchParams = {}) => {
      lastViews.current.set(tab, view);
      const lastView = lastViews.current.get(next) ?? DEFAULT_VIEW;
      setSearchParams({
        client: undefined,
        update: undefined,
        ...opened,
        ...toSearchParams(lastView),
        tab: next,
      });
    },
    [tab, view, setSearchParams],
  );
  const openProject = useCallback(
    ({ id }: Project) => selectTab('updates', { project: id }),
    [selectTab],
  );

  const failed = [clients, projects].find(({ error }) => error !== null);
  const projectId = searchParams.project ?? null;
  return (
    <>
      <ScreenHead title="Client Portal" intro="Manage clients, projects, and track progress" />
      <StatCards
        stats={clientStats({
          clients: clients.isLoading ? undefined : clients.count,
          activeClients: clients.isComplete
            ? clients.rows.filter(({ status }) => status === 'active').length
            : undefined,
          projects: stats.data,
        })}
      />
      {failed ? (
        <ErrorState
          title="Unable to Load Clients and Projects"
          action={
            <RetryButton
              onClick={() => {
                for (const list of [clients, projects]) if (list.error) list.retry();
              }}
            />
          }
        >
          The server gave no answer. What is stored there is not touched.
        </ErrorState>
      ) : (
        <Tabs
          label="Client portal"
          selected={tab}
          onSelect={(next) => selectTab(next)}
          tabs={[
            {
              id: 'clients',
              label: 'Clients',
              content: (
                <ClientsTab
                  loaded={clients}
                  rows={allClients}
                  view={view}
                  onView={onView}
                  onAdd={() => setDialog({ type: 'new-client' })}
                  hasProjects={projects.isComplete}
                  openId={searchParams.client}
                  onEdit={editClient}
                  onOpen={openClient}
                />
              ),
            },
            {
              id: 'projects',
              label: 'Projects',
              content: (
                <ProjectsTab
                  loaded={projects}
                  rows={allProjects}
                  clients={clients.rows}
                  view={view}
                  onView={onView}
                  onAdd={() => setDialog({ type: 'new-project', clientId: view.clientId })}
                  onEdit={editProject}
                  onOpen={openProject}
                />
              ),
            },
            {
              id: 'updates',
              label: 'Project Updates',
              content: (
                <UpdatesTab
                  projectId={projectId}
                  updateId={searchParams.update}
                  listed={projects.rows.find(({ id }) => id === projectId)}
                  clients={clientsById}
                  onAdd={() => projectId && setDialog({ type: 'new-update', projectId })}
                  onEdit={editProject}
                  onChoose={() => selectTab('projects')}
                />
              ),
            },
          ]}
        />
      )}
      {searchParams.client !== undefined && !dialog && (
        <ClientDetail
          clientId={searchParams.client}
          listed={clientsById.get(searchParams.client)}
          neighbours={
            tab === 'clients'
              ? neighboursOf(
                  viewClients(allClients, view),
                  ({ client }) => client.id === searchParams.client,
                  ({ client }) => setSearchParams({ client: client.id }, 'replace'),
                )
              : undefined
          }
          onClose={closeDetail}
          onEdit={editClient}
          onEditProject={editProject}
          onOpenProject={openProject}
          onAddProject={({ id }) => setDialog({ type: 'new-project', clientId: id })}
        />
      )}
      {searchParams.lead !== undefined && (
        <LeadDraftDialog leadId={searchParams.lead} onClose={closeDraft} />
      )}
      {dialog?.type === 'new-client' && <NewClientDialog draft={null} onClose={close} />}
      {dialog?.type === 'edit-client' && (
        <EditClientDialog client={dialog.client} onClose={close} />
      )}
      {dialog?.type === 'new-project' && (
        <NewProjectDialog clients={clients.rows} clientId={dialog.clientId} onClose={close} />
      )}
      {dialog?.type === 'edit-project' && (
        <EditProjectDialog project={dialog.project} onClose={close} />
      )}
      {dialog?.type === 'new-update' && (
        <UpdateDialog projectId={dialog.projectId} onClose={close} />
      )}
    </>
  );
}
