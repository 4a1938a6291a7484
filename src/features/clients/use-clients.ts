import { useMemo } from 'react';
import { createListCache } from '../../lib/list-cache';
import { type Outputs, trpc } from '../../lib/trpc';
import { useAllPages } from '../../hooks/use-all-pages';

type ClientsPage = Outputs['clients']['list'];
type ProjectsPage = Outputs['projects']['list'];
export type Client = ClientsPage['clients'][number];
export type Project = ProjectsPage['projects'][number];
export type Update = Outputs['projectUpdates']['list']['updates'][number];

const PAGE = { limit: 1000 };
// Structural sharing would compare ten thousand rows at every page, which costs more than it saves.
const OPTIONS = {
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor,
  structuralSharing: false,
} as const;

/** All clients, newest first, loaded page after page in the background. */
export function useClients() {
  const pages = trpc.clients.list.useInfiniteQuery(PAGE, OPTIONS);
  useAllPages(pages);
  const rows = useMemo(() => pages.data?.pages.flatMap((page) => page.clients) ?? [], [pages.data]);
  return { rows, count: pages.data?.pages[0]?.count ?? 0, ...stateOf(pages) };
}

/** All projects, loaded in the same way. */
export function useProjects() {
  const pages = trpc.projects.list.useInfiniteQuery(PAGE, OPTIONS);
  useAllPages(pages);
  const rows = useMemo(
    () => pages.data?.pages.flatMap((page) => page.projects) ?? [],
    [pages.data],
  );
  return { rows, count: pages.data?.pages[0]?.count ?? 0, ...stateOf(pages) };
}

export type Loaded<Row> = Omit<ReturnType<typeof useClients>, 'rows'> & { rows: Row[] };

interface Pages {
  hasNextPage: boolean;
  isFetchNextPageError: boolean;
  isPending: boolean;
  isSuccess: boolean;
  error: unknown;
  data: unknown;
  fetchNextPage: () => Promise<unknown>;
  refetch: () => Promise<unknown>;
}

const stateOf = (pages: Pages) => ({
  isLoading: pages.isPending,
  isComplete: pages.isSuccess && !pages.hasNextPage,
  /** The error of the first page; there is nothing to show. */
  error: pages.data ? null : pages.error,
  retry: () => void (pages.isFetchNextPageError ? pages.fetchNextPage() : pages.refetch()),
  /** A later page failed to load. */
  isStopped: pages.isFetchNextPageError,
});

const clientsCache = createListCache<ClientsPage, Client>({
  rowsOf: (page) => page.clients,
  withRows: (page, clients, added) => ({ ...page, clients, count: page.count + added }),
  timeOf: (client) => client.createdAt,
  hasMore: (page) => page.nextCursor !== null,
});

const projectsCache = createListCache<ProjectsPage, Project>({
  rowsOf: (page) => page.projects,
  withRows: (page, projects, added) => ({ ...page, projects, count: page.count + added }),
  timeOf: (project) => project.createdAt,
  hasMore: (page) => page.nextCursor !== null,
});

/** Run after a save: they put the saved row into the list, and invalidate related queries. */
export function useAfterSave() {
  const utils = trpc.useUtils();
  const updateParts = ({ projectId }: Pick<Update, 'projectId'>) => {
    void utils.projectUpdates.list.invalidate({ projectId });
    void utils.asks.list.invalidate();
    void utils.projects.invalidate();
    void utils.clients.detail.invalidate();
  };
  return {
    client: (saved: Client) => {
      utils.clients.list.setInfiniteData(PAGE, clientsCache.put(saved).paged);
      void utils.clients.invalidate();
    },
    project: (saved: Project) => {
      utils.projects.list.setInfiniteData(PAGE, projectsCache.put(saved).paged);
      void utils.projects.invalidate();
      void utils.clients.detail.invalidate();
    },
    update: ({ projectId, createdAt }: Pick<Update, 'projectId' | 'createdAt'>) => {
      utils.projects.list.setInfiniteData(PAGE, (data) => {
        const project = data?.pages
          .flatMap(({ projects }) => projects)
          .find(({ id }) => id === projectId);
        return project
          ? projectsCache.put({ ...project, lastUpdateAt: createdAt }).paged(data)
          : data;
      });
      updateParts({ projectId });
    },
    /** After a change of what belongs to an update, or its removal. */
    updateParts,
  };
}
