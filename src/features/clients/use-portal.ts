import type { InfiniteData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Outputs, trpc } from '../../lib/trpc';
import { useAllPages } from '../../lib/use-all-pages';

type ClientsPage = Outputs['clients']['list'];
type ProjectsPage = Outputs['projects']['list'];
export type Client = ClientsPage['clients'][number];
export type Project = ProjectsPage['projects'][number];
export type Update = Outputs['projectUpdates']['list']['updates'][number];

const PAGE = { limit: 1000 };
// Comparing ten thousand rows with themselves at every page would cost more than it saves.
const OPTIONS = {
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor,
  structuralSharing: false,
} as const;

/** All clients, newest first, page after page in the background until all are there. */
export function useClients() {
  const pages = trpc.clients.list.useInfiniteQuery(PAGE, OPTIONS);
  useAllPages(pages);
  const rows = useMemo(() => pages.data?.pages.flatMap((page) => page.clients) ?? [], [pages.data]);
  return { rows, count: pages.data?.pages[0]?.count ?? 0, ...stateOf(pages) };
}

/** All projects in the same way. */
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
  /** Of the first read: there is nothing to show. */
  error: pages.data ? null : pages.error,
  retry: () => void (pages.isFetchNextPageError ? pages.fetchNextPage() : pages.refetch()),
  /** A later page did not arrive. */
  isStopped: pages.isFetchNextPageError,
});

/** What follows a save: the row at once in what is shown, then everything related once more. */
export function useAfterSave() {
  const utils = trpc.useUtils();
  return {
    client: (saved: Client) => {
      utils.clients.list.setInfiniteData(PAGE, (data) => putClient(data, saved));
      void utils.clients.invalidate();
    },
    project: (saved: Project) => {
      utils.projects.list.setInfiniteData(PAGE, (data) => putProject(data, saved));
      void utils.projects.invalidate();
      void utils.clients.detail.invalidate();
    },
    /** The project's row only changes in one time, so its list needs no second read. */
    update: ({ projectId, createdAt }: Pick<Update, 'projectId' | 'createdAt'>) => {
      utils.projects.list.setInfiniteData(PAGE, (data) => {
        const project = data?.pages
          .flatMap(({ projects }) => projects)
          .find(({ id }) => id === projectId);
        return project ? putProject(data, { ...project, lastUpdateAt: createdAt }) : data;
      });
      void utils.projectUpdates.list.invalidate({ projectId });
      void utils.clients.detail.invalidate();
    },
  };
}

type Cached<Page> = InfiniteData<Page, string | null> | undefined;

function putClient(data: Cached<ClientsPage>, saved: Client): Cached<ClientsPage> {
  return putRow(
    data,
    (page, isNew) => ({
      ...page,
      count: page.count + (isNew ? 1 : 0),
      clients: withRow(page.clients, saved, isNew),
    }),
    (page) => page.clients.some(({ id }) => id === saved.id),
  );
}

function putProject(data: Cached<ProjectsPage>, saved: Project): Cached<ProjectsPage> {
  return putRow(
    data,
    (page, isNew) => ({
      ...page,
      count: page.count + (isNew ? 1 : 0),
      projects: withRow(page.projects, saved, isNew),
    }),
    (page) => page.projects.some(({ id }) => id === saved.id),
  );
}

/** Replaces the row where it is, or puts it first. */
function putRow<Page>(
  data: Cached<Page>,
  put: (page: Page, isNew: boolean) => Page,
  holds: (page: Page) => boolean,
): Cached<Page> {
  if (!data) return data;
  const place = data.pages.findIndex(holds);
  return {
    ...data,
    pages: data.pages.map((page, index) =>
      index === Math.max(place, 0) ? put(page, place < 0) : page,
    ),
  };
}

function withRow<Row extends { id: string }>(rows: Row[], saved: Row, isNew: boolean): Row[] {
  return isNew ? [saved, ...rows] : rows.map((row) => (row.id === saved.id ? saved : row));
}
