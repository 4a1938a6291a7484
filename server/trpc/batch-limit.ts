import { setImmediate as nextTurn } from 'node:timers/promises';
import { DomainError } from '../errors';
import type { RequestContext } from './context';

const MAX_BATCH_BYTES = 1_000_000;

interface Batch {
  /** Of the results so far. */
  bytes: number;
  lastCall: Promise<unknown>;
}

interface Call {
  request: Pick<RequestContext, 'isBatch'>;
}

const batches = new WeakMap<Call, Batch>();

/**
 * Runs the calls of a batch one after the other, with other requests in between. Throws `too-large`
 * instead of a result once the calls together return too much, and runs none after that.
 */
export async function runInBatch<Result>(
  ctx: Call,
  call: () => Promise<Result>,
  resultOf: (result: Result) => unknown,
): Promise<Result> {
  if (!ctx.request.isBatch) return call();
  const batch = batches.get(ctx) ?? { bytes: 0, lastCall: Promise.resolve() };
  batches.set(ctx, batch);
  const run = batch.lastCall.then(async () => {
    refuseTooLarge(batch);
    await nextTurn();
    const result = await call();
    batch.bytes += Buffer.byteLength(JSON.stringify(resultOf(result) ?? null));
    refuseTooLarge(batch);
    return result;
  });
  batch.lastCall = run.catch(() => undefined);
  return run;
}

function refuseTooLarge({ bytes }: Batch): void {
  if (bytes <= MAX_BATCH_BYTES) return;
  throw new DomainError('too-large', 'The calls of one batch return more than 1 MB together.');
}
