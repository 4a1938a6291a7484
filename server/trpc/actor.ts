import { writeIfPossible } from '../../db/write';
import { forbidden, unauthorized } from '../errors';
import { findSession, renewSession } from '../features/staff/sessions';
import { findTokenHolder, type TokenHolder } from '../features/staff/tokens';
import { limitKey } from '../networks';
import type { Context } from './context';

export type Actor =
  { kind: 'visitor' } | ({ kind: 'staff'; via: 'header' | 'cookie' } & TokenHolder);

const VISITOR: Actor = { kind: 'visitor' };

/** Who calls. A header that is present decides alone; a cookie counts only without one. */
export async function identify(ctx: Context): Promise<Actor> {
  return ctx.facts.authorization === null ? byCookie(ctx) : byHeader(ctx, ctx.facts.authorization);
}

/** Whether the request also brings a living session of the person that its header names. */
export function hasOwnSession({ deps, facts, now }: Context, holder: TokenHolder): boolean {
  if (!facts.sessionCookie) return false;
  const session = findSession(deps.database, deps.adminTokenHash, facts.sessionCookie, now);
  return session?.tokenHash === holder.tokenHash;
}

/** A write that rests on the cookie alone must come from our own pages. */
export function assertFromConsole({ facts }: Pick<Context, 'facts'>, actor: Actor): void {
  if (actor.kind === 'staff' && actor.via === 'cookie' && facts.origin !== 'same') {
    throw forbidden('This request does not come from the console.');
  }
}

/** By an access token; a session cookie that a visitor's call happens to carry changes nothing. */
export const isLimitLifted = ({ facts }: Pick<Context, 'facts'>) => facts.authorization !== null;

async function byHeader({ deps, facts }: Context, authorization: string): Promise<Actor> {
  const key = limitKey(facts.address);
  await deps.limits.assertLeft('wrongToken', key);
  const token = /^Bearer +(\S+)$/i.exec(authorization.trim())?.[1];
  const holder = token && findTokenHolder(deps.database, deps.adminTokenHash, token);
  if (!holder) {
    await deps.limits.consume('wrongToken', key);
    throw unauthorized('The access token is not valid.');
  }
  return { kind: 'staff', via: 'header', ...holder };
}

async function byCookie(ctx: Context): Promise<Actor> {
  const { deps, facts, now } = ctx;
  const { sessionCookie } = facts;
  if (!sessionCookie) return VISITOR;
  const session = findSession(deps.database, deps.adminTokenHash, sessionCookie, now);
  if (!session) return VISITOR;
  const { isDueForRenewal, ...holder } = session;
  if (isDueForRenewal && facts.setsCookies) {
    await writeIfPossible(deps.database, () => renewSession(deps.database, sessionCookie, now));
    ctx.setSessionCookie(sessionCookie);
  }
  return { kind: 'staff', via: 'cookie', ...holder };
}
