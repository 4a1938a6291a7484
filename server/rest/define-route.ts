import type { MutationPath, Output, ProcedurePath, QueryPath } from '../router';
import { isPaged, linkToNext, readQuery } from './lists';
import type { JsonSchema } from './openapi/json-schema';
import type { RouteRequest } from './route-request';
import { streamList } from './stream-list';

/**
 * A documented REST path over one procedure, with the details that the OpenAPI description cannot
 * take from the procedure. It has no rule, query or check of its own.
 */
export interface Route {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  procedure: ProcedurePath;
  status: 200 | 201 | 202 | 204;
  input: (request: RouteRequest) => unknown;
  /** The response, when it differs from what the procedure returns. */
  respond?(output: unknown, call: RouteCall<unknown>): unknown;
  summary: string;
  /** What else a caller has to know, for the description. */
  note?: string;
  /** The schema of the response; omitted for a 204. */
  returns?: JsonSchema;
  /** The input fields that come from the query string. */
  query?: readonly string[];
  /** The input field for the path's `id`, when its name differs. */
  idAs?: string;
  /** Input fields that the description omits. */
  hidden?: readonly string[];
  /** The reason for a 409, for the description. */
  conflict?: string;
  /** Visitors may call it with their cookie. */
  takesVisitorCookie?: boolean;
  /** The body is multipart: one `file` and text fields. */
  isUpload?: boolean;
  /**
   * The response is the same for everybody, and its input has few values: cached for each of them
   * until its noun is written.
   */
  isCached?: boolean;
}

/** A cached response is the output of the procedure, so that no request can change it. */
type Responding<Respond> =
  { respond?: Respond; isCached?: never } | { respond?: never; isCached: true };

/** The call that `respond` responds to. */
export interface RouteCall<Result> {
  url: URL;
  /** Calls the procedure again with changed input. */
  again: (changes: Record<string, unknown>) => Promise<Result>;
  responseHeaders: Headers;
}

type Common = Omit<
  Route,
  'method' | 'path' | 'procedure' | 'status' | 'input' | 'respond' | 'isCached'
>;

/** The details of one route. `respond` gets what its procedure returns. */
type Details<Path extends ProcedurePath> = Common &
  Responding<(output: Output<Path>, call: RouteCall<Output<Path>>) => unknown>;

/** Defines a route that none of the functions below fits. */
export function defineRoute<Path extends ProcedurePath>(
  route: Omit<Route, 'procedure' | keyof Details<Path>> & { procedure: Path } & Details<Path>,
): Route {
  return route;
}

/** GET, with the input from the path and the query string. */
export function read<Path extends QueryPath>(
  path: string,
  procedure: Path,
  details: Details<Path>,
): Route {
  return {
    method: 'get',
    path,
    procedure,
    status: 200,
    input: ({ params, query }) => ({
      ...readQuery(query, details.query),
      ...namedIds(params, details.idAs),
    }),
    ...details,
  };
}

/** The names under which a procedure returns lists. */
type ListsOf<Path extends ProcedurePath> = {
  [Name in keyof Output<Path>]: Output<Path>[Name] extends unknown[] ? Name : never;
}[keyof Output<Path>];
type RowOf<List> = List extends (infer Row)[] ? Row : never;

interface Page {
  nextCursor: string | null;
}

/** GET of a list: one page with a `limit`, else all rows, streamed page by page. */
export function readList<Path extends QueryPath, Rows extends ListsOf<Path>>(
  path: string,
  procedure: Path,
  {
    rows,
    toRow,
    linkTo,
    isAlwaysPaged = false,
    query = [],
    ...details
  }: Common & {
    /** The field of the procedure's output that has the rows. */
    rows: Rows & string;
    /** Changes each row for the response. */
    toRow?: (row: RowOf<Output<Path>[Rows]>) => unknown;
    /** The output field with the cursor of rows that a call without `limit` omits. */
    linkTo?: (output: Output<Path>) => string | null;
    /** Too long to be sent completely: without a `limit` it responds with the first page. */
    isAlwaysPaged?: boolean;
  },
): Route {
  const toListPage = (output: unknown) => {
    const page = output as Page & Record<string, RowOf<Output<Path>[Rows]>[]>;
    const found = page[rows] ?? [];
    return { rows: toRow ? found.map(toRow) : found, nextCursor: page.nextCursor };
  };
  return {
    ...read(path, procedure, { ...details, query: ['limit', 'cursor', ...query] }),
    respond: (output, call) => {
      const first = toListPage(output);
      if (isAlwaysPaged || isPaged(call.url)) linkToNext(call, first.nextCursor);
      else if (first.nextCursor !== null) {
        return streamList({
          before: '[',
          first,
          next: async (cursor) => toListPage(await call.again({ cursor })),
          after: ']',
        });
      }
      linkToNext(call, linkTo?.(output as Output<Path>) ?? null);
      return first.rows;
    },
  };
}

/** POST that creates a row. */
export function create<Path extends MutationPath>(
  path: string,
  procedure: Path,
  details: Details<Path>,
): Route {
  return {
    method: 'post',
    path,
    procedure,
    status: 201,
    input: (request) => readBody(request, details.idAs),
    ...details,
  };
}

/** PUT of some fields of a row. Omitted fields keep their value. */
export function update<Path extends MutationPath>(
  path: string,
  procedure: Path,
  details: Details<Path>,
): Route {
  return {
    method: 'put',
    path: `${path}/:id`,
    procedure,
    status: 200,
    input: (request) => request.update(),
    conflict: 'The row has been changed since the version that the update started from.',
    ...details,
  };
}

export function remove<Path extends MutationPath>(
  path: string,
  procedure: Path,
  details: Details<Path>,
): Route {
  return {
    method: 'delete',
    path: `${path}/:id`,
    procedure,
    status: 204,
    input: ({ params }) => ({ id: params.id }),
    ...details,
  };
}

async function readBody(request: RouteRequest, idAs: string | undefined): Promise<unknown> {
  const body = await request.body();
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return { ...body, ...namedIds(request.params, idAs) };
}

/** Renames the path's `id` to the input field of the procedure. */
function namedIds(params: Record<string, string>, idAs: string | undefined) {
  const { id, ...others } = params;
  return idAs === undefined ? params : { ...others, [idAs]: id };
}
