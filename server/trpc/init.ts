import { initTRPC, TRPCError } from '@trpc/server';
import { write } from '../../db/write';
import { forbidden, invalid, unauthorized } from '../errors';
import { isDeeperThan, MAX_DEPTH } from '../features/fields.schema';
import { limitKey } from '../networks';
import { problemOf } from '../http/problem';
import { answerOnce } from '../idempotency';
import type { LimitedAction } from '../rate-limits';
import { type Actor, assertFromConsole, identify, isLimitLifted } from './actor';
import type { Context } from './context';
import { translateError } from './translate-error';

interface Meta {
  /** Open to everybody: set by `publicProcedure` and nowhere else. */
  isPublic?: boolean;
}

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    errorFormatter: ({ shape, error, ctx }) => {
      const problem = problemOf(error, ctx?.facts.requestId);
      return {
        code: shape.code,
        message: problem.detail,
        data: { code: shape.data.code, httpStatus: problem.status, problem },
      };
    },
  });

export const { router, createCallerFactory } = t;

type Outcome = { ok: true } | { ok: false; error: TRPCError };

/** Refusals get their code. Anything else is a failure of ours: logged, and masked on its way out. */
async function translateErrors<Result extends Outcome>(
  ctx: Context,
  path: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const result = await work().catch((cause: unknown) => ({
    ok: false as const,
    error:
      cause instanceof TRPCError ? cause : new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause }),
  }));
  if (result.ok) return result;
  const error = translateError(result.error);
  if (error.code === 'INTERNAL_SERVER_ERROR') {
    const { requestId } = ctx.facts;
    ctx.deps.log.error({ requestId, path, error: error.cause ?? error }, 'unexpected failure');
  }
  throw error;
}

interface Call {
  ctx: Context;
  path: string;
  getRawInput: () => Promise<unknown>;
}

/**
 * Runs `work` in one transaction; with an Idempotency-Key, once. `tell` hears of what is on disk
 * and new: an answer that is given again is no news.
 */
const writerOf =
  (call: Call, actor: Actor) =>
  async <Result>(work: () => Result, tell?: (stored: Result) => void): Promise<Result> => {
    const { deps, now } = call.ctx;
    const keyed = await keyedCallOf(call, actor);
    const done = { anew: false };
    const workAnew = () => {
      done.anew = true;
      return work();
    };
    const stored = await write(deps.database, () =>
      keyed ? answerOnce(deps.database, now, keyed, workAnew) : workAnew(),
    );
    if (done.anew) tell?.(stored);
    return stored;
  };

/** What an Idempotency-Key stands for; null without one. */
async function keyedCallOf({ ctx, path, getRawInput }: Call, actor: Actor) {
  const { idempotencyKey: key, address } = ctx.facts;
  if (!key) return null;
  const input = await getRawInput();
  // It is compared as JSON, which cannot be made of what is deeper.
  if (isDeeperThan(MAX_DEPTH, input)) throw invalid('', 'The body is nested too deeply');
  return { path, caller: actor.kind === 'staff' ? actor.tokenHash : address, key, input };
}

// Each procedure begins with one middleware that does all of it: every further one costs more
// than what it does.

/** Open to everybody; a write that a browser makes from another site is refused. */
export const publicProcedure = t.procedure.meta({ isPublic: true }).use(({ next, ...call }) =>
  translateErrors(call.ctx, call.path, async () => {
    const actor = await identify(call.ctx);
    if (call.type === 'mutation' && call.ctx.facts.origin === 'other') {
      throw forbidden('This request comes from another site.');
    }
    return next({ ctx: { actor, write: writerOf(call, actor) } });
  }),
);

/** For staff. */
export const staffProcedure = t.procedure.use(({ next, ...call }) =>
  translateErrors(call.ctx, call.path, async () => {
    const actor = await identify(call.ctx);
    if (actor.kind !== 'staff') throw unauthorized('An access token is needed.');
    if (call.type === 'mutation') assertFromConsole(call.ctx, actor);
    return next({ ctx: { actor, write: writerOf(call, actor) } });
  }),
);

/** Counts valid calls of an action for each address. An access token lifts the limit. */
export const limit = (action: LimitedAction) =>
  t.middleware(async ({ ctx, next }) => {
    if (!isLimitLifted(ctx)) await ctx.deps.limits.consume(action, limitKey(ctx.facts.address));
    return next();
  });
