import { setImmediate as nextTurn } from 'node:timers/promises';

interface Slice {
  rows: unknown[];
  nextCursor: string | null;
}

interface ListToStream {
  before: string;
  first: Slice;
  next: (cursor: string) => Promise<Slice>;
  after: string;
}

/**
 * A long list as JSON, read and written slice by slice: the process serves others in between,
 * and never holds more than one slice.
 */
export function streamList(list: ListToStream): ReadableStream<Uint8Array> {
  const chunks = writeSlices(list);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const chunk = await chunks.next();
      if (chunk.done) controller.close();
      else controller.enqueue(encoder.encode(chunk.value));
    },
  });
}

async function* writeSlices({
  before,
  first,
  next,
  after,
}: ListToStream): AsyncGenerator<string, void, undefined> {
  yield before;
  let slice = first;
  let separator = '';
  for (;;) {
    for (const part of inParts(slice.rows)) {
      yield separator + part.map((row) => JSON.stringify(row)).join(',');
      separator = ',';
      await nextTurn();
    }
    if (slice.nextCursor === null) break;
    slice = await next(slice.nextCursor);
  }
  yield after;
}

const ROWS_A_PART = 200;

function* inParts(rows: unknown[]): Generator<unknown[]> {
  for (let start = 0; start < rows.length; start += ROWS_A_PART) {
    yield rows.slice(start, start + ROWS_A_PART);
  }
}
