import { write } from '../../db/write';
import { runOnce } from '../core/idempotency';
import { isDeeperThan, MAX_DEPTH } from '../core/fields.schema';
import { invalid } from '../errors';
import type { Actor } from './actor';
import type { Context } from './context';
import type { Meta } from './init';

export interface ProcedureCall {
  ctx: Context;
  path: string;
  meta: Meta | undefined;
  getRawInput: () => Promise<unknown>;
}

/**
 * Runs `work` in one transaction; every procedure writes this way. After the commit, invalidates the
 * cached responses of the procedure's noun and calls `afterCommit`. A repeated Idempotency-Key does
 * neither: it returns the first response and stores nothing.
 */
export type Write = <Result>(
  work: () => Result,
  afterCommit?: (stored: Result) => void,
) => Promise<Result>;

export function writerOf(call: ProcedureCall, actor: Actor): Write {
  return async (work, afterCommit) => {
    const { deps, now } = call.ctx;
    const idempotentCall = await idempotentCallOf(call, actor);
    const { result, isRepeated } = await write(deps.database, () =>
      idempotentCall
        ? runOnce(deps.database, now, idempotentCall, work)
        : { result: work(), isRepeated: false },
    );
    if (!isRepeated) {
      deps.responseCache.invalidate(call.path.split('.')[0] ?? '');
      afterCommit?.(result);
    }
    return result;
  };
}

/** The call that an Idempotency-Key identifies; null without a key, and for calls that ignore it. */
async function idempotentCallOf({ ctx, path, meta, getRawInput }: ProcedureCall, actor: Actor) {
  const { idempotencyKey: key, address } = ctx.request;
  if (!key || !meta?.isCreating) return null;
  const input = await getRawInput();
  // Inputs are compared as JSON, which fails on deeper nesting.
  if (isDeeperThan(MAX_DEPTH, input)) throw invalid('', 'The body is nested too deeply');
  return { path, caller: actor.type === 'staff' ? actor.tokenHash : address, key, input };
}
