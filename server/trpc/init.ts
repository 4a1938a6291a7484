import { initTRPC } from '@trpc/server';
import { write } from '../../db/write';
import { forbidden, unauthorized } from '../errors';
import { limitKey } from '../http/address';
import { problemOf } from '../http/problem';
import { answerOnce } from '../idempotency';
import type { LimitedAction } from '../rate-limits';
import { identify } from './actor';
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

/** Refusals get their code. Anything else is a failure of ours: logged, and masked on its way out. */
const withErrors = t.middleware(async ({ ctx, path, next }) => {
  const result = await next();
  if (result.ok) return result;
  const error = translateError(result.error);
  if (error.code === 'INTERNAL_SERVER_ERROR') {
    const { requestId } = ctx.facts;
    ctx.deps.log.error({ requestId, path, error: error.cause ?? error }, 'unexpected failure');
  }
  throw error;
});

/** Every procedure knows who calls and how to write. */
const baseProcedure = t.procedure.use(withErrors).use(async ({ ctx, path, getRawInput, next }) => {
  const actor = await identify(ctx);
  const { database } = ctx.deps;
  return next({
    ctx: {
      actor,
      /** Runs `work` in one transaction; with an Idempotency-Key, once. */
      async write<Result>(work: () => Result): Promise<Result> {
        const { idempotencyKey, address } = ctx.facts;
        if (!idempotencyKey) return write(database, work);
        const call = {
          path,
          caller: actor.kind === 'staff' ? actor.tokenHash : address,
          key: idempotencyKey,
          input: await getRawInput(),
        };
        return write(database, () => answerOnce(database, ctx.now, call, work));
      },
    },
  });
});

/** Open to everybody; a write that a browser makes from another site is refused. */
export const publicProcedure = baseProcedure.meta({ isPublic: true }).use(({ ctx, type, next }) => {
  if (type === 'mutation' && ctx.facts.origin === 'other') {
    throw forbidden('This request comes from another site.');
  }
  return next();
});

/** For staff. A write that rests on the cookie alone must come from our own pages. */
export const staffProcedure = baseProcedure.use(({ ctx, type, next }) => {
  const { actor, facts } = ctx;
  if (actor.kind !== 'staff') throw unauthorized('An access token is needed.');
  if (type === 'mutation' && actor.via === 'cookie' && facts.origin !== 'same') {
    throw forbidden('This request does not come from the console.');
  }
  return next({ ctx: { actor } });
});

/** Counts valid calls of an action for each address. An access token lifts the limit. */
export const limit = (action: LimitedAction) =>
  t.middleware(async ({ ctx, next }) => {
    const isLifted = ctx.facts.authorization !== null;
    if (!isLifted) await ctx.deps.limits.consume(action, limitKey(ctx.facts.address));
    return next();
  });
