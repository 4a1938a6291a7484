import { isPaged, linkToNext, readPage } from '../../http/rest-lists';
import { streamList } from '../../http/rest-stream';
import type { RestCall, RestInput, RestRow } from '../../http/rest';

interface Slice {
  rows: unknown[];
  nextCursor: string | null;
}

export const clientsRest: RestRow[] = [
  {
    method: 'get',
    path: '/api/admin/clients',
    procedure: 'clients.list',
    status: 200,
    input: ({ query }) => readPage(query),
    answer: (page: ClientsPage, call) => answerList(call, page, toClients),
  },
  {
    method: 'post',
    path: '/api/admin/clients',
    procedure: 'clients.create',
    status: 201,
    input: ({ body }) => body(),
    isCreating: true,
  },
  {
    method: 'put',
    path: '/api/admin/clients/:id',
    procedure: 'clients.update',
    status: 200,
    input: ({ update }) => update(),
  },
  {
    method: 'get',
    path: '/api/admin/projects',
    procedure: 'projects.list',
    status: 200,
    input: ({ query }) => readPage(query),
    answer: (page: ProjectsPage, call) => answerList(call, page, toProjects),
  },
  {
    method: 'post',
    path: '/api/admin/projects',
    procedure: 'projects.create',
    status: 201,
    input: ({ body }) => body(),
    isCreating: true,
  },
  {
    method: 'put',
    path: '/api/admin/projects/:id',
    procedure: 'projects.update',
    status: 200,
    input: ({ update }) => update(),
  },
  {
    method: 'get',
    path: '/api/admin/projects/:id/updates',
    procedure: 'projectUpdates.list',
    status: 200,
    input: ({ params, query }) => ({ ...readPage(query), projectId: params.id }),
    answer: (page: UpdatesPage, call) =>
      answerList(call, page, toUpdates, { projectId: page.updates[0]?.projectId }),
  },
  {
    method: 'post',
    path: '/api/admin/projects/:id/updates',
    procedure: 'projectUpdates.create',
    status: 201,
    input: readUpdateOfProject,
    isCreating: true,
  },
];

interface ClientsPage {
  clients: unknown[];
  nextCursor: string | null;
}
interface ProjectsPage {
  projects: unknown[];
  nextCursor: string | null;
}
interface UpdatesPage {
  updates: { projectId: string; html: string }[];
  nextCursor: string | null;
}

const toClients = ({ clients, nextCursor }: ClientsPage): Slice => ({ rows: clients, nextCursor });

const toProjects = ({ projects, nextCursor }: ProjectsPage): Slice => ({
  rows: projects,
  nextCursor,
});

/** The rendered text is for our own screen: a tool gets the Markdown. */
const toUpdates = ({ updates, nextCursor }: UpdatesPage): Slice => ({
  rows: updates.map((update) => ({ ...update, html: undefined })),
  nextCursor,
});

/** A page where the caller asked for one; else everything, slice by slice. */
function answerList<Page>(
  call: RestCall,
  page: Page,
  toSlice: (page: Page) => Slice,
  input = {},
): unknown {
  const first = toSlice(page);
  if (isPaged(call.url)) {
    linkToNext(call, first.nextCursor);
    return first.rows;
  }
  if (first.nextCursor === null) return first.rows;
  return streamList({
    before: '[',
    first,
    next: async (cursor) => toSlice((await call.again({ ...input, cursor })) as Page),
    after: ']',
  });
}

async function readUpdateOfProject({ params, body }: RestInput): Promise<unknown> {
  const posted = await body();
  if (typeof posted !== 'object' || posted === null || Array.isArray(posted)) return posted;
  return { ...posted, projectId: params.id };
}
