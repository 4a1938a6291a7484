import { MessageSquareText, Pencil, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Age } from '../../components/age';
import { buttonClass } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { IconButton } from '../../components/icon-button';
import { Nothing } from '../../components/row-parts';
import { SkeletonLine } from '../../components/skeleton';
import { detailOf } from '../../lib/api-error';
import { formatDate, formatDateTime } from '../../lib/dates';
import { type Outputs, trpc } from '../../lib/trpc';
import { Day, DueBadge, Progress, StatusBadge } from './marks';
import { dueOf } from './portal-figures';
import type { Client, Project } from './use-portal';

type Detail = Outputs['clients']['detail'];

interface ClientDetailProps {
  clientId: string;
  /** What the list already knows of it. */
  listed: Client | undefined;
  onClose: () => void;
  onEdit: (client: Client) => void;
  onEditProject: (project: Project) => void;
  onOpenProject: (project: Project) => void;
  onAddProject: (client: Client) => void;
}

/** A client whole: how to reach them, how it began, and where each project stands. */
export function ClientDetail({ clientId, listed, onClose, ...actions }: ClientDetailProps) {
  // Read anew each time it opens: somebody else may have posted meanwhile.
  const { data, error } = trpc.clients.detail.useQuery({ id: clientId }, { staleTime: 0 });
  const title = data?.client.name ?? listed?.name ?? 'Client';
  return (
    <Dialog title={title} isOpen onClose={onClose} size="wide">
      {data ? (
        <Whole detail={data} {...actions} />
      ) : error ? (
        <p role="alert" className="cut-1 bg-danger-soft p-4 text-danger">
          {detailOf(error) ?? 'Unable to load the client.'}
        </p>
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

type WholeProps = { detail: Detail } & Pick<
  ClientDetailProps,
  'onEdit' | 'onEditProject' | 'onOpenProject' | 'onAddProject'
>;

function Whole({ detail, onEdit, onEditProject, onOpenProject, onAddProject }: WholeProps) {
  const { client, lead, projects } = detail;
  return (
    <div className="grid gap-6">
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] content-start gap-x-4 gap-y-1.5">
          <Fact term="Company">
            <bdi>{client.company}</bdi>
          </Fact>
          <Fact term="Email">
            <Contact href={`mailto:${client.email}`}>{client.email}</Contact>
          </Fact>
          <Fact term="Phone">
            {client.phone ? (
              <Contact href={`tel:${client.phone.replaceAll(/[^+\d]/g, '')}`}>
                {client.phone}
              </Contact>
            ) : (
              <Nothing />
            )}
          </Fact>
          <Fact term="Status">
            <StatusBadge status={client.status} />
          </Fact>
          <Fact term="Client since">{formatDate(client.createdAt)}</Fact>
        </dl>
        {lead && (
          <section aria-label="Inquiry" className="border-s-[3px] border-saffron ps-4">
            <h3 className="text-small text-muted">
              Began with an inquiry on {formatDateTime(lead.createdAt)}
            </h3>
            <p
              dir="auto"
              // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- else a long one cannot be scrolled by keyboard
              tabIndex={0}
              role="region"
              aria-label="Message"
              className="mt-1.5 max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-wrap"
            >
              {lead.message}
            </p>
          </section>
        )}
      </div>
      <section aria-labelledby="client-projects">
        <div className="mb-1 flex flex-wrap items-center justify-between gap-3">
          <h3 id="client-projects" className="text-base font-[550]">
            Projects <span className="font-normal text-muted tabular-nums">{projects.length}</span>
          </h3>
        </div>
        {projects.length === 0 ? (
          <p className="cut-1 bg-sand px-4 py-6 text-center text-muted">
            There is no project for this client yet.
          </p>
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
      <div className="flex flex-wrap justify-end gap-3">
        <button
          type="button"
          aria-label={`Edit ${client.name}`}
          onClick={() => onEdit(client)}
          className={buttonClass('line', 'small')}
        >
          <Pencil aria-hidden className="size-5" strokeWidth={1.75} />
          Edit client
        </button>
        <button
          type="button"
          onClick={() => onAddProject(client)}
          className={buttonClass('primary', 'small')}
        >
          <Plus aria-hidden className="size-5" strokeWidth={1.75} />
          New Project
        </button>
      </div>
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
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1.5 border-b border-line py-3 md:grid-cols-[minmax(0,1fr)_11rem_auto]">
      <div className="min-w-0">
        <p dir="auto" className="font-[550] wrap-anywhere">
          {title}
        </p>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
          <StatusBadge status={status} />
          <DueBadge due={dueOf(project, new Date())} />
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
            <Age at={latestUpdate.createdAt} />: <bdi>{latestUpdate.title}</bdi>
          </>
        ) : (
          'No update has been posted yet.'
        )}
      </p>
    </li>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-muted">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function Contact({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="text-action underline underline-offset-4">
      {children}
    </a>
  );
}
