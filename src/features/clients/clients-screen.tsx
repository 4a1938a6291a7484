import { useCallback, useMemo, useState } from 'react';
import { Notice } from '../../components/notice';
import { RetryButton } from '../../components/retry-button';
import { StatCards } from '../../components/stat-cards';
import { Tabs } from '../../components/tabs';
import { trpc } from '../../lib/trpc';
import { ClientDetail } from './client-detail';
import { EditClientDialog, NewClientDialog } from './client-dialog';
import { ClientsTab } from './clients-tab';
import { LeadDraftDialog } from './lead-draft-dialog';
import { WHOLE_LIST } from './list-views';
import { clientRows, portalStats, projectRows } from './portal-figures';
import { EditProjectDialog, NewProjectDialog } from './project-dialogs';
import { ProjectsTab } from './projects-tab';
import type { RenderFilePicker } from './attachments-field';
import { UpdateDialog } from './update-dialog';
import { UpdatesTab } from './updates-tab';
import { type Client, type Project, useClients, useProjects } from './use-portal';

type TabId = 'clients' | 'projects' | 'updates';

/** Where in the portal one is: kept in the address, so a reload and a link lead there again. */
export interface PortalPlace {
  tab?: TabId | undefined;
  project?: string | undefined;
  /** The client whose detail is open. */
  client?: string | undefined;
  /** The lead that is to become a client. */
  lead?: string | undefined;
}

type OpenDialog =
  | { kind: 'new-client' }
  | { kind: 'edit-client'; client: Client }
  | { kind: 'new-project'; clientId: string }
  | { kind: 'edit-project'; project: Project }
  | { kind: 'new-update'; projectId: string };

interface ClientsScreenProps {
  place: PortalPlace;
  /** The same at every render. */
  onPlace: (change: (place: PortalPlace) => PortalPlace) => void;
  renderFilePicker: RenderFilePicker;
}

export function ClientsScreen({ place, onPlace, renderFilePicker }: ClientsScreenProps) {
  const clients = useClients();
  const projects = useProjects();
  const stats = trpc.projects.stats.useQuery();
  const [now] = useState(() => new Date());
  const [clientsView, setClientsView] = useState(WHOLE_LIST);
  const [projectsView, setProjectsView] = useState(WHOLE_LIST);
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
  const openClient = useCallback(
    ({ id }: Client) => onPlace((from) => ({ ...from, client: id })),
    [onPlace],
  );
  const openProject = useCallback(
    ({ id }: Project) => onPlace(() => ({ tab: 'updates', project: id })),
    [onPlace],
  );
  const select = (tab: TabId) => onPlace(({ project }) => ({ tab, project }));
  const closeDetail = () => onPlace((from) => ({ ...from, client: undefined }));

  const failed = [clients, projects].find(({ error }) => error !== null);
  const projectId = place.project ?? null;
  return (
    <>
      <div className="mb-5">
        <h1 className="text-title font-medium">Client Portal</h1>
        <p className="text-muted">Manage clients, projects, and track progress</p>
      </div>
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
        <Notice
          kind="error"
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
        </Notice>
      ) : (
        <Tabs
          label="Client portal"
          selected={place.tab ?? 'clients'}
          onSelect={select}
          tabs={[
            {
              id: 'clients',
              label: 'Clients',
              content: (
                <ClientsTab
                  loaded={clients}
                  rows={allClients}
                  view={clientsView}
                  onView={setClientsView}
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
                  view={projectsView}
                  onView={setProjectsView}
                  onAdd={() => setDialog({ kind: 'new-project', clientId: projectsView.clientId })}
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
      {place.lead !== undefined && (
        <LeadDraftDialog
          leadId={place.lead}
          onClose={() => onPlace((from) => ({ ...from, lead: undefined }))}
        />
      )}
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
        <UpdateDialog
          projectId={dialog.projectId}
          renderFilePicker={renderFilePicker}
          onClose={close}
        />
      )}
    </>
  );
}
