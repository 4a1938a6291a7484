import { write } from '../../db/write';
import { runOnce } from '../core/idempotency';
import { isDeeperThan, MAX_DEPTH } from '../core/fields.schema';
import { invalid } from '../errors';
import type { Written } from '../features/activities/domain-event';
import {
  type EventSource,
  type Recorded,
  recordWritten,
} from '../features/activities/record-activity';
import { announceToClients } from '../features/contact-news/announce-to-clients';
import { announce } from '../features/notifications/announce';
import { changedEvent } from '../live/bus';
import { type Actor, assertUnchanged, type ContactActor } from './actor';
import type { Context } from './context';
import type { Meta } from './init';

export interface ProcedureCall {
  ctx: Context;
  path: string;
  meta: Meta | undefined;
  getRawInput: () => Promise<unknown>;
}

/**
 * Runs `work` in one transaction and records its event there; every procedure writes this way. After
 * the commit, invalidates the cached responses of the procedure's noun, publishes the event and calls
 * `afterCommit`. A repeated Idempotency-Key does none of this: it returns the first response and
 * stores nothing.
 */
export type Write = <Result>(
  work: () => Written<Result>,
  afterCommit?: (stored: Result) => void,
) => Promise<Result>;

export function writerOf(call: ProcedureCall, actor: Actor | ContactActor): Write {
  return async (work, afterCommit) => {
    const { deps, now } = call.ctx;
    const idempotentCall = await idempotentCallOf(call, actor);
    let written: (Omit<Written<unknown>, 'result'> & Recorded) | undefined;
    const run = () => {
      const { result, ...rest } = work();
      const source = sourceOf(call.ctx, actor, rest.actorId);
      written = { ...rest, ...recordWritten(deps.database, rest, source) };
      return result;
    };
    const { result, isRepeated } = await write(deps.database, () => {
      assertUnchanged(call.ctx, actor);
      return idempotentCall
        ? runOnce(deps.database, now, idempotentCall, run)
        : { result: run(), isRepeated: false };
    });
    if (!isRepeated && written) {
      const {
        event,
        isQueued,
        notifiedIds,
        clientIds,
        live = event && changedEvent(event),
        alsoLive = [],
      } = written;
      deps.responseCache.invalidate(call.path.split('.')[0] ?? '');
      if (live) deps.bus.publish(live);
      for (const other of alsoLive) deps.bus.publish(other);
      if (isQueued) deps.webhooks.wake();
      if (notifiedIds.length > 0) announce(deps, notifiedIds);
      if (clientIds.length > 0) announceToClients(deps, clientIds);
      afterCommit?.(result);
    }
    return result;
  };
}

const sourceOf = (
  { request, now }: Context,
  actor: Actor | ContactActor,
  staffId?: string,
): EventSource => ({
  actorType: staffId === undefined ? actor.type : 'staff',
  actorId: staffId ?? (actor.type === 'visitor' ? null : actor.id),
  requestId: request.requestId,
  now,
});

/** The call that an Idempotency-Key identifies; null without a key, and for calls that ignore it. */
async function idempotentCallOf(
  { ctx, path, meta, getRawInput }: ProcedureCall,
  actor: Actor | ContactActor,
) {
  const { idempotencyKey: key, address } = ctx.request;
  if (!key || !meta?.isCreating) return null;
  const input = await getRawInput();
  // Inputs are compared as JSON, which fails on deeper nesting.
  if (isDeeperThan(MAX_DEPTH, input)) throw invalid('', 'The body is nested too deeply');
  return { path, caller: actor.type === 'visitor' ? address : actor.tokenHash, key, input };
}
