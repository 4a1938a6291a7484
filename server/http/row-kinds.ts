import type { RestCall, RestRow } from './rest';
import type { RestInput } from './rest-input';
import { isPaged, linkToNext, readQuery } from './rest-lists';
import { streamList } from './rest-stream';

/** The kinds of rows that most paths are one of, so that a feature says only what is its own. */

type Details = Omit<RestRow, 'method' | 'path' | 'procedure' | 'status' | 'input' | 'isCreating'>;

/** GET: what the path and the query name goes to the procedure. */
export const read = (path: string, procedure: string, details: Details): RestRow => ({
  method: 'get',
  path,
  procedure,
  status: 200,
  input: ({ params, query }) => ({
    ...readQuery(query, details.query),
    ...namedIds(params, details.idAs),
  }),
  ...details,
});

interface LongList extends Details {
  /** What the procedure calls its rows. */
  rows: string;
  /** A row as tools get it, where that is not the procedure's. */
  toRow?: (row: Record<string, unknown>) => unknown;
  /** Too long to be given whole: without a `limit` it gives its first page. */
  isEndless?: boolean;
}

type Page = Record<string, unknown> & { nextCursor: string | null };

/** GET of a list that grows: a page where the caller asks for one; else everything, slice by slice. */
export function readList(
  path: string,
  procedure: string,
  { rows, toRow, isEndless = false, query = [], ...details }: LongList,
): RestRow {
  const toSlice = (page: Page) => {
    const found = page[rows] as Record<string, unknown>[];
    return { rows: toRow ? found.map(toRow) : found, nextCursor: page.nextCursor };
  };
  return read(path, procedure, {
    ...details,
    query: ['limit', 'cursor', ...query],
    answer: (page: Page, call: RestCall) => {
      const first = toSlice(page);
      if (isEndless || isPaged(call.url)) linkToNext(call, first.nextCursor);
      else if (first.nextCursor !== null) {
        return streamList({
          before: '[',
          first,
          next: async (cursor) => toSlice((await call.again({ cursor })) as Page),
          after: ']',
        });
      }
      return first.rows;
    },
  });
}

/** POST of a new row. Sent twice with one Idempotency-Key, it is stored once. */
export const create = (path: string, procedure: string, details: Details): RestRow => ({
  method: 'post',
  path,
  procedure,
  status: 201,
  input: (request) => readBody(request, details.idAs),
  isCreating: true,
  ...details,
});

/** PUT of some fields of a row; what is left out keeps its value. */
export const update = (path: string, procedure: string, details: Details): RestRow => ({
  method: 'put',
  path: `${path}/:id`,
  procedure,
  status: 200,
  input: (request) => request.update(),
  conflict: 'The row has been changed since the version that the update started from.',
  ...details,
});

export const remove = (path: string, procedure: string, details: Details): RestRow => ({
  method: 'delete',
  path: `${path}/:id`,
  procedure,
  status: 204,
  input: ({ params }) => ({ id: params.id }),
  ...details,
});

async function readBody(request: RestInput, idAs: string | undefined): Promise<unknown> {
  const posted = await request.body();
  if (typeof posted !== 'object' || posted === null || Array.isArray(posted)) return posted;
  return { ...posted, ...namedIds(request.params, idAs) };
}

/** The procedure's own name for what the path calls `id`. */
function namedIds(params: Record<string, string>, idAs: string | undefined) {
  return idAs === undefined ? params : { [idAs]: params.id };
}
