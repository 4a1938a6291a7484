import { setImmediate as nextTurn } from 'node:timers/promises';

interface ListPage {
  rows: unknown[];
  nextCursor: string | null;
}

export interface ListToStream {
  before: string;
  first: ListPage;
  next: (cursor: string) => Promise<ListPage>;
  after: string;
}

/**
 * Streams a long list as JSON, page by page: other requests run in between, and only one page is in
 * memory at a time.
 */
export const streamList = (list: ListToStream): ReadableStream<Uint8Array> =>
  streamChunks(writePages(list));

export function streamChunks(
  chunks: AsyncIterator<string | Uint8Array, unknown>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else
        controller.enqueue(
          typeof value === 'string' ? encoder.encode(value) : new Uint8Array(value),
        );
    },
    cancel: () => void chunks.return?.(),
  });
}

export async function* writePages({
  before,
  first,
  next,
  after,
}: ListToStream): AsyncGenerator<string, void, undefined> {
  yield before;
  let page = first;
  let separator = '';
  for (;;) {
    for (const chunk of chunksOf(page.rows)) {
      yield separator + chunk.map((row) => JSON.stringify(row)).join(',');
      separator = ',';
      await nextTurn();
    }
    if (page.nextCursor === null) break;
    page = await next(page.nextCursor);
  }
  yield after;
}

const ROWS_PER_CHUNK = 200;

function* chunksOf(rows: unknown[]): Generator<unknown[]> {
  for (let start = 0; start < rows.length; start += ROWS_PER_CHUNK) {
    yield rows.slice(start, start + ROWS_PER_CHUNK);
  }
}
