import { Pencil, Plus } from 'lucide';
import { useEffect } from 'react';
import { Icon } from '../../components/ui/icon';
import { LoadMore } from '../../components/load-more';
import { Alert } from '../../components/ui/alert';
import { Button } from '../../components/ui/button';
import { Card } from '../../components/ui/card';
import { EmptyState, ErrorState } from '../../components/ui/empty-state';
import { RetryButton } from '../../components/ui/retry-button';
import { SkeletonLine } from '../../components/ui/skeleton';
import { useToday } from '../../hooks/use-today';
import { statusOf } from '../../lib/api-error';
import { trpc } from '../../lib/trpc';
import { Day, DueBadge, Progress, StatusBadge } from './marks';
import { dueOf } from './clients-figures';
import { Milestones } from './milestones';
import { UpdateItem } from './update-item';
import type { Client, Project } from './use-clients';

const PAGE_SIZE = 20;

interface UpdatesTabProps {
  /** Null until a project is chosen. */
  projectId: string | null;
  /** The update that is scrolled to. */
  updateId: string | undefined;
  /** The project, if the list has loaded it. */
  listed: Project | undefined;
  clients: Map<string, Client>;
  onAdd: () => void;
  onEdit: (project: Project) => void;
  onChoose: () => void;
}

export function UpdatesTab({ projectId, listed, onChoose, ...props }: UpdatesTabProps) {
  const choose = (
    <Button variant="outline" onClick={onChoose}>
      Choose a project
    </Button>
  );
  const single = trpc.projects.byId.useQuery(
    { id: projectId ?? '' },
    { enabled: projectId !== null && !listed },
  );
  if (projectId === null) {
    return (
      <EmptyState title="Select a project from the Projects tab to view updates" action={choose} />
    );
  }
  const project = listed ?? single.data;
  if (project) return <ProjectUpdates {...props} project={project} />;
  if (!single.error) return <UpdateSkeletons />;
  const isGone = statusOf(single.error) === 404;
  return (
    <ErrorState
      title={isGone ? 'There is no such project' : 'Unable to Load the Project'}
      action={choose}
    />
  );
}

interface ProjectUpdatesProps {
  project: Project;
  updateId: string | undefined;
  clients: Map<string, Client>;
  onAdd: () => void;
  onEdit: (project: Project) => void;
}

function ProjectUpdates({ project, updateId, clients, onAdd, onEdit }: ProjectUpdatesProps) {
  const client = clients.get(project.clientId);
  const today = useToday();
  return (
    <>
      <Card role="region" aria-labelledby="chosen-project" className="mb-5 grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0 flex-[1_1_20rem]">
            <h2 id="chosen-project" dir="auto" className="text-subtitle font-medium wrap-anywhere">
              {project.title}
            </h2>
            {client && (
              <p className="mt-1 text-small wrap-anywhere text-muted">
                <bdi>{client.name}</bdi> - <bdi>{client.company}</bdi>
              </p>
            )}
          </div>
          <div className="flex flex-wrap gap-3 max-xs:w-full max-xs:*:flex-1">
            <Button
              variant="outline"
              aria-label={`Edit ${project.title}`}
              onClick={() => onEdit(project)}
            >
              <Icon of={Pencil} />
              Edit
            </Button>
            <Button onClick={onAdd}>
              <Icon of={Plus} />
              Add Update
            </Button>
          </div>
        </div>
        {project.description && (
          <p dir="auto" className="max-w-[46rem] wrap-anywhere whitespace-pre-line text-muted">
            {project.description}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 text-small">
          <StatusBadge status={project.status} />
          <div className="min-w-40 flex-[0_1_16rem]">
            <Progress title={project.title} progress={project.progress} />
          </div>
          {project.budget && (
            <span dir="auto" className="wrap-anywhere">
              {project.budget}
            </span>
          )}
          {project.startDate && (
            <span className="text-muted">
              Start <Day iso={project.startDate} />
            </span>
          )}
          {project.endDate && (
            <span className="flex items-center gap-2 text-muted">
              <span>
                End <Day iso={project.endDate} />
              </span>
              <DueBadge due={dueOf(project, today)} />
            </span>
          )}
        </div>
      </Card>
      <Milestones project={project} />
      <UpdateList projectId={project.id} updateId={updateId} onAdd={onAdd} />
    </>
  );
}

interface UpdateListProps {
  projectId: string;
  updateId: string | undefined;
  onAdd: () => void;
}

function UpdateList({ projectId, updateId, onAdd }: UpdateListProps) {
  const pages = trpc.projectUpdates.list.useInfiniteQuery(
    { projectId, limit: PAGE_SIZE },
    { getNextPageParam: (page) => page.nextCursor },
  );
  const updates = pages.data?.pages.flatMap((page) => page.updates) ?? [];
  const isMissing = updateId !== undefined && !updates.some(({ id }) => id === updateId);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = pages;
  const isSearching = isMissing && hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (isSearching && !isFetching) void fetchNextPage();
  }, [isSearching, isFetching, fetchNextPage]);
  if (pages.isPending) return <UpdateSkeletons />;
  if (!pages.data) {
    return (
      <ErrorState
        title="Unable to Load the Updates"
        action={<RetryButton onClick={() => void pages.refetch()} />}
      />
    );
  }
  if (updates.length === 0) {
    return (
      <EmptyState
        title="No updates yet"
        action={<Button onClick={onAdd}>Post the first one</Button>}
      >
        What you post here is the story of the project.
      </EmptyState>
    );
  }
  return (
    <>
      {isMissing && !hasNextPage && (
        <Alert tone="warning">The update that the link leads to has been deleted.</Alert>
      )}
      <ol aria-label="Updates" className="border-s-[3px] border-line">
        {updates.map((update) => (
          <UpdateItem key={update.id} update={update} isLinked={update.id === updateId} />
        ))}
      </ol>
      {pages.hasNextPage && (
        <LoadMore query={pages} className="mt-4">
          Older updates
        </LoadMore>
      )}
    </>
  );
}

function UpdateSkeletons() {
  return (
    <div aria-busy="true" className="grid gap-8">
      {[1, 2, 3].map((key) => (
        <div key={key} data-skeleton aria-hidden="true" className="grid max-w-[46rem] gap-2.5 ps-6">
          <SkeletonLine className="w-1/3" />
          <SkeletonLine />
          <SkeletonLine className="w-4/5" />
        </div>
      ))}
    </div>
  );
}
