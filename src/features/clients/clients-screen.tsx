import { useCallback, useMemo, useRef, useState } from 'react';
import { ErrorState } from '../../components/ui/empty-state';
import { RetryButton } from '../../components/ui/retry-button';
import { ScreenHead } from '../../components/screen-head';
import { StatCards } from '../../components/stat-cards';
import { Tabs } from '../../components/ui/tabs';
import { type Go, useClose } from '../../hooks/use-place';
import { trpc } from '../../lib/trpc';
import { ClientDetail } from './client-detail';
import { EditClientDialog, NewClientDialog } from './client-dialog';
import { ClientsTab } from './clients-tab';
import { LeadDraftDialog } from './lead-draft-dialog';
import { type ListView, WHOLE_LIST } from './list-views';
import { placeOf, useListView } from './use-list-view';
import type { PortalPlace, PortalTab } from './portal-place';
import { clientRows, portalStats, projectRows } from './portal-figures';
import { EditProjectDialog, NewProjectDialog } from './project-dialogs';
import { ProjectsTab } from './projects-tab';
import { UpdateDialog } from './update-dialog';
import { UpdatesTab } from './updates-tab';
import { type Client, type Project, useClients, useProjects } from './use-portal';

type OpenDialog =
  | { kind: 'new-client' }
  | { kind: 'edit-client'; client: Client }
  | { kind: 'new-project'; clientId: string }
  | { kind: 'edit-project'; project: Project }
  | { kind: 'new-update'; projectId: string };

interface ClientsScreenProps {
  place: PortalPlace;
  go: Go<PortalPlace>;
}

export function ClientsScreen({ place, go }: ClientsScreenProps) {
  const clients = useClients();
  const projects = useProjects();
  const stats = trpc.projects.stats.useQuery();
  const [now] = useState(() => new Date());
  const { tab = 'clients' } = place;
  const { view, onView } = useListView(place, go);
  /** How each list was left, for coming back to its tab. */
  const leftViews = useRef(new Map<PortalTab, ListView>());
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);

  const clientsById = useMemo(
    () => new Map(clients.rows.map((client) => [client.id, client])),
    [clients.rows],
  );
  const allProjects = useMemo(
    () => projectRows(projects.rows, clientsById, now),
    [projects.rows, clientsById, now],
  );
  const allClients = useMemo(
    () => clientRows(clients.rows, allProjects),
    [clients.rows, allProjects],
  );

  const editClient = useCallback(
    (client: Client) => setDialog({ kind: 'edit-client', client }),
    [],
  );
  const editProject = useCallback(
    (project: Project) => setDialog({ kind: 'edit-project', project }),
    [],
  );
  const openClient = useCallback(({ id }: Client) => go({ client: id }), [go]);
  const closeDetail = useClose(go, { client: undefined });
  const closeDraft = useClose(go, { lead: undefined });
  const select = useCallback(
    (next: PortalTab, opened: PortalPlace = {}) => {
      leftViews.current.set(tab, view);
      const left = leftViews.current.get(next) ?? WHOLE_LIST;
      go({ client: undefined, ...opened, ...placeOf(left), tab: next });
    },
    [tab, view, go],
  );
  const openProject = useCallback(
    ({ id }: Project) => select('updates', { project: id }),
    [select],
  );

  const failed = [clients, projects].find(({ error }) => error !== null);
  const projectId = place.project ?? null;
  return (
    <>
      <ScreenHead title="Client Portal" intro="Manage clients, projects, and track progress" />
      <StatCards
        stats={portalStats({
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
          onSelect={(next) => select(next)}
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
                  onAdd={() => setDialog({ kind: 'new-client' })}
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
                  onAdd={() => setDialog({ kind: 'new-project', clientId: view.clientId })}
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
                  listed={projects.rows.find(({ id }) => id === projectId)}
                  clients={clientsById}
                  onAdd={() => projectId && setDialog({ kind: 'new-update', projectId })}
                  onEdit={editProject}
                  onChoose={() => select('projects')}
                />
              ),
            },
          ]}
        />
      )}
      {place.client !== undefined && !dialog && (
        <ClientDetail
          clientId={place.client}
          listed={clientsById.get(place.client)}
          onClose={closeDetail}
          onEdit={editClient}
          onEditProject={editProject}
          onOpenProject={openProject}
          onAddProject={({ id }) => setDialog({ kind: 'new-project', clientId: id })}
        />
      )}
      {place.lead !== undefined && <LeadDraftDialog leadId={place.lead} onClose={closeDraft} />}
      {dialog?.kind === 'new-client' && <NewClientDialog draft={null} onClose={close} />}
      {dialog?.kind === 'edit-client' && (
        <EditClientDialog client={dialog.client} onClose={close} />
      )}
      {dialog?.kind === 'new-project' && (
        <NewProjectDialog clients={clients.rows} clientId={dialog.clientId} onClose={close} />
      )}
      {dialog?.kind === 'edit-project' && (
        <EditProjectDialog project={dialog.project} onClose={close} />
      )}
      {dialog?.kind === 'new-update' && (
        <UpdateDialog projectId={dialog.projectId} onClose={close} />
      )}
    </>
  );
}
