import { setImmediate as nextTurn } from 'node:timers/promises';
import { limitKey } from '../core/networks';
import { DomainError } from '../errors';
import type { RequestContext } from './context';

const MAX_BATCH_BYTES = 1_000_000;

interface Batch {
  /** Of the results so far. */
  bytes: number;
}

interface Call {
  request: Pick<RequestContext, 'isBatch' | 'address'>;
}

const batches = new WeakMap<Call, Batch>();
/** The last call of the batches of each address. */
const lastCalls = new Map<string, Promise<unknown>>();

/**
 * Runs the calls in batches of one address one after the other, with other requests in between. Throws
 * `too-large` instead of a result once the calls of a batch return too much, and runs none after that.
 */
export async function runInBatch<Result>(
  ctx: Call,
  call: () => Promise<Result>,
  resultOf: (result: Result) => unknown,
): Promise<Result> {
  if (!ctx.request.isBatch) return call();
  const batch = batches.get(ctx) ?? { bytes: 0 };
  batches.set(ctx, batch);
  return runAfterOthers(limitKey(ctx.request.address), async () => {
    refuseTooLarge(batch);
    await nextTurn();
    const result = await call();
    batch.bytes += Buffer.byteLength(JSON.stringify(resultOf(result) ?? null));
    refuseTooLarge(batch);
    return result;
  });
}

function runAfterOthers<Result>(address: string, call: () => Promise<Result>): Promise<Result> {
  const run = (lastCalls.get(address) ?? Promise.resolve()).then(call);
  const settled = run
    .then(ignore, ignore)
    .finally(() => lastCalls.get(address) === settled && lastCalls.delete(address));
  lastCalls.set(address, settled);
  return run;
}

const ignore = () => undefined;

function refuseTooLarge({ bytes }: Batch): void {
  if (bytes <= MAX_BATCH_BYTES) return;
  throw new DomainError('too-large', 'The calls of one batch return more than 1 MB together.');
}
