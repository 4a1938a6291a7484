import { Eye, MessageSquareText, Pencil, Plus } from 'lucide';
import { Icon } from '../../components/ui/icon';
import { RecordHistory } from '../../components/activity/record-history';
import { PhoneLink } from '../../components/phone-link';
import { OnDate, When } from '../../components/time';
import { Alert } from '../../components/ui/alert';
import { Button, ButtonAnchor } from '../../components/ui/button';
import { Description, DescriptionList } from '../../components/ui/description-list';
import { Dialog, DialogActions } from '../../components/ui/dialog';
import { EmptyNote } from '../../components/ui/empty-state';
import { IconButton } from '../../components/ui/icon-button';
import { EmptyValue } from '../../components/row-parts';
import { SkeletonLine } from '../../components/ui/skeleton';
import { TextAnchor } from '../../components/ui/text-link';
import { useToday } from '../../hooks/use-today';
import { detailOf } from '../../lib/api-error';
import type { Neighbours } from '../../lib/neighbours';
import { type Outputs, trpc } from '../../lib/trpc';
import { ClientContacts } from './client-contacts';
import { OpenAsks } from './open-asks';
import { Day, DueBadge, Progress, SilentBadge, StatusBadge } from './marks';
import { dueOf, silentDays } from './clients-figures';
import type { Client, Project } from './use-clients';

type Detail = Outputs['clients']['detail'];

interface ClientDetailProps {
  clientId: string;
  /** The client as the list has it, for the title while the detail loads. */
  listed: Client | undefined;
  neighbours: Neighbours | undefined;
  onClose: () => void;
  onEdit: (client: Client) => void;
  onEditProject: (project: Project) => void;
  onOpenProject: (project: Project) => void;
  onAddProject: (client: Client) => void;
}

/** A client with contact data, the original inquiry and all projects. */
export function ClientDetail(props: ClientDetailProps) {
  const { clientId, listed, neighbours, onClose, ...actions } = props;
  // Refetched at each opening, because somebody else may have posted an update.
  const { data, error } = trpc.clients.detail.useQuery({ id: clientId }, { staleTime: 0 });
  const title = data?.client.name ?? listed?.name ?? 'Client';
  return (
    <Dialog title={title} isOpen onClose={onClose} neighbours={neighbours} size="wide">
      {data ? (
        <ClientOverview detail={data} {...actions} />
      ) : error ? (
        <Alert> {detailOf(error) ?? 'Unable to load the client.'}</Alert>
      ) : (
        <div data-skeleton aria-busy="true" className="grid gap-3">
          <SkeletonLine className="w-1/2" />
          <SkeletonLine className="w-2/3" />
          <SkeletonLine className="w-1/3" />
        </div>
      )}
    </Dialog>
  );
}

type ClientOverviewProps = { detail: Detail } & Pick<
  ClientDetailProps,
  'onEdit' | 'onEditProject' | 'onOpenProject' | 'onAddProject'
>;

function ClientOverview({
  detail,
  onEdit,
  onEditProject,
  onOpenProject,
  onAddProject,
}: ClientOverviewProps) {
  const { client, lead, projects } = detail;
  return (
    <div className="grid gap-6">
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        <DescriptionList>
          <Description term="Company">
            <bdi>{client.company}</bdi>
          </Description>
          <Description term="Email">
            <TextAnchor href={`mailto:${client.email}`}>{client.email}</TextAnchor>
          </Description>
          <Description term="Phone">
            {client.phone ? <PhoneLink phone={client.phone} /> : <EmptyValue />}
          </Description>
          <Description term="Status">
            <StatusBadge status={client.status} />
          </Description>
          <Description term="Client since">
            <When at={client.createdAt} />
          </Description>
        </DescriptionList>
        {lead && (
          <section aria-label="Inquiry" className="border-s-3 border-saffron ps-4">
            <h3 className="text-small text-muted">
              Began with an inquiry <OnDate at={lead.createdAt} />
            </h3>
            <p
              dir="auto"
              // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard too
              tabIndex={0}
              role="region"
              aria-label="Message"
              className="mt-1.5 max-h-40 overflow-y-auto typed-lines"
            >
              {lead.message}
            </p>
          </section>
        )}
      </div>
      <section aria-labelledby="client-projects">
        <div className="mb-1 flex flex-wrap items-center justify-between gap-3">
          <h3 id="client-projects" className="text-base font-strong">
            Projects <span className="font-normal text-muted tabular-nums">{projects.length}</span>
          </h3>
        </div>
        {projects.length === 0 ? (
          <EmptyNote>There is no project for this client yet.</EmptyNote>
        ) : (
          <ul className="border-t border-line">
            {projects.map((project) => (
              <ProjectItem
                key={project.id}
                project={project}
                onEdit={() => onEditProject(project)}
                onOpen={() => onOpenProject(project)}
              />
            ))}
          </ul>
        )}
      </section>
      <OpenAsks clientId={client.id} />
      <ClientContacts client={client} />
      <RecordHistory subjectType="client" subjectId={client.id} />
      <DialogActions>
        <ButtonAnchor
          variant="outline"
          href={`/admin/preview/client/${client.id}`}
          target="_blank"
          rel="noreferrer"
        >
          <Icon of={Eye} />
          View as Client
        </ButtonAnchor>
        <Button variant="outline" aria-label={`Edit ${client.name}`} onClick={() => onEdit(client)}>
          <Icon of={Pencil} />
          Edit client
        </Button>
        <Button onClick={() => onAddProject(client)}>
          <Icon of={Plus} />
          New Project
        </Button>
      </DialogActions>
    </div>
  );
}

interface ProjectItemProps {
  project: Detail['projects'][number];
  onEdit: () => void;
  onOpen: () => void;
}

function ProjectItem({ project, onEdit, onOpen }: ProjectItemProps) {
  const { title, status, progress, endDate, latestUpdate } = project;
  const today = useToday();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1.5 border-b border-line py-3 md:grid-cols-[minmax(0,1fr)_11rem_auto]">
      <div className="min-w-0">
        <p dir="auto" className="text-as-parent font-strong wrap-anywhere">
          {title}
        </p>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
          <StatusBadge status={status} />
          <DueBadge due={dueOf(project, today)} />
          <SilentBadge
            days={silentDays({ ...project, lastUpdateAt: latestUpdate?.createdAt ?? null }, today)}
          />
          {endDate && (
            <span>
              End <Day iso={endDate} />
            </span>
          )}
        </div>
      </div>
      <div className="text-small max-md:order-3 max-md:col-span-2">
        <Progress title={title} progress={progress} />
      </div>
      <div className="flex justify-end">
        <IconButton label={`Edit ${title}`} icon={Pencil} onClick={onEdit} />
        <IconButton label={`View ${title}`} icon={MessageSquareText} onClick={onOpen} />
      </div>
      <p className="col-span-full text-small wrap-anywhere text-muted max-md:order-4">
        {latestUpdate ? (
          <>
            <When at={latestUpdate.createdAt} />: <bdi>{latestUpdate.title}</bdi>
          </>
        ) : (
          'No update has been posted yet.'
        )}
      </p>
    </li>
  );
}
