import { initTRPC, TRPCError } from '@trpc/server';
import { logFailure } from '../core/log';
import { limitKey } from '../core/networks';
import type { LimitedAction } from '../core/rate-limits';
import { forbidden, unauthorized } from '../errors';
import type { Permission } from '../../db/permissions';
import {
  type Actor,
  assertFromConsole,
  assertPermitted,
  identify,
  identifyContact,
  isLimitLifted,
} from './actor';
import { runInBatch } from './batch-limit';
import type { Context } from './context';
import { problemOf, translateError } from './errors';
import { assertFreeDisk } from './free-disk';
import { writerOf } from './write';

export interface Meta {
  /** Set by `publicProcedure` only. */
  isPublic?: boolean;
  /** What staff need for the call. */
  permissions?: readonly Permission[];
  /** Staff need only one of these. */
  oneOfPermissions?: readonly Permission[];
  /** For people about themselves: a tool is refused, whatever its permissions. */
  isOwn?: boolean;
  /** Creates a row. A repeated Idempotency-Key returns the first response and stores nothing. */
  isCreating?: boolean;
}

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    errorFormatter: ({ shape, error: failure, ctx }) => {
      // A subscription that has begun fails outside of `translateErrors`.
      const error = translateError(failure);
      const problem = problemOf(error, ctx?.request.requestId);
      return {
        code: shape.code,
        message: problem.detail,
        data: { code: error.code, httpStatus: problem.status, problem },
      };
    },
  });

export const { router, createCallerFactory } = t;

type Outcome = { ok: true } | { ok: false; error: TRPCError };

/** Translates domain errors. Any other error is logged here; `problemOf` hides its message. */
async function translateErrors<Result extends Outcome>(
  ctx: Context,
  path: string,
  call: () => Promise<Result>,
): Promise<Result> {
  const result = await call().catch((cause: unknown) => ({
    ok: false as const,
    error:
      cause instanceof TRPCError ? cause : new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause }),
  }));
  if (result.ok) return result;
  const error = translateError(result.error);
  if (error.code === 'INTERNAL_SERVER_ERROR') {
    const { requestId } = ctx.request;
    logFailure(ctx.deps.log, { requestId, path }, error.cause ?? error);
  }
  throw error;
}

/** A procedure for everybody. Refuses writes that a browser sends from another site. */
export const publicProcedure = t.procedure.meta({ isPublic: true }).use(({ next, ...call }) =>
  translateErrors(call.ctx, call.path, async () => {
    const actor = await identify(call.ctx);
    if (call.type === 'mutation' && call.ctx.request.origin === 'other') {
      throw forbidden('This request comes from another site.');
    }
    const run = () => next({ ctx: { actor, write: writerOf(call, actor) } });
    if (actor.type !== 'visitor') return run();
    if (call.type === 'mutation') assertFreeDisk(call.ctx.deps);
    return runInBatch(call.ctx, run, (result) => (result.ok ? result.data : null));
  }),
);

/** A procedure for the contacts of a client, about their own client. Its writes come from its pages. */
export const contactProcedure = publicProcedure.use(async ({ next, ...call }) => {
  const { ctx } = call;
  const actor = await identifyContact(ctx);
  if (!actor) throw unauthorized('Please open your personal link.');
  if (call.type === 'mutation') {
    if (ctx.request.origin !== 'same') throw forbidden('This does not come from the pages.');
    ctx.deps.limits.consume('clientWrite', actor.id);
  }
  return next({ ctx: { contact: actor.session.contact, write: writerOf(call, actor) } });
});

/** A procedure for all staff, whatever their permissions. */
export const staffProcedure = t.procedure.use(({ next, ...call }) =>
  translateErrors(call.ctx, call.path, async () => {
    const actor = await identify(call.ctx);
    if (actor.type === 'visitor') throw unauthorized('An access token is needed.');
    if (call.type === 'mutation') assertFromConsole(call.ctx, actor);
    return next({ ctx: { actor, write: writerOf(call, actor) } });
  }),
);

/** A procedure for people of the staff about themselves: tools have no account. */
export const ownProcedure = staffProcedure.meta({ isOwn: true }).use(async ({ ctx, next }) => {
  const { actor } = ctx;
  if (actor.type !== 'staff') throw forbidden('This is for people: a tool has no account.');
  return next({ ctx: { actor } });
});

/** Refuses callers without the permissions of the procedure; follows `staffProcedure`. */
export const permitted = t.middleware(({ ctx, meta, next }) => {
  const { actor } = ctx as Context & { actor: Actor };
  assertPermitted(actor, meta?.permissions ?? []);
  return next();
});

/** A procedure for staff with these permissions. */
export const requires = (...permissions: Permission[]) =>
  staffProcedure.meta({ permissions }).use(permitted);

/** A procedure for staff with at least one of these permissions. */
export const requiresOneOf = (...oneOfPermissions: [Permission, ...Permission[]]) =>
  staffProcedure.meta({ oneOfPermissions }).use(({ ctx, next }) => {
    const isHeld = oneOfPermissions.some((one) => ctx.actor.permissions.includes(one));
    if (!isHeld) throw forbidden(`This needs the permission ${oneOfPermissions.join(' or ')}.`);
    return next();
  });

/**
 * Limits the valid calls of an action for each address. An access token lifts the limit. No middleware:
 * each costs a tracked event a tenth of its time, since tRPC copies the call for it.
 */
export function limit(ctx: Context, action: LimitedAction): void {
  if (!isLimitLifted(ctx)) ctx.deps.limits.consume(action, limitKey(ctx.request.address));
}
