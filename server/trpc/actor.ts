import {
  ADMINISTRATOR_ID,
  type Permission,
  ROLE_PERMISSIONS,
  type StaffRole,
} from '../../db/permissions';
import { writeIfPossible } from '../../db/write';
import { forbidden, unauthorized } from '../errors';
import {
  CONTACT_USE_EVERY_MS,
  type ContactSession,
  findContactSession,
  recordContactUse,
} from '../features/contacts/contact-sessions';
import { findSession, renewSession } from '../features/staff/sessions';
import { findSessionHolder, findTokenHolder, type TokenHolder } from '../features/staff/tokens';
import {
  findTool,
  isStored,
  recordUse,
  type Refusal,
  TOKEN_USE_EVERY_MS,
} from '../features/tokens/tokens.service';
import { isUseDue } from '../core/last-use';
import { limitKey, nearbyKey, networkOf } from '../core/networks';
import { type LimitedAction, type LimitState, TOOL_CALLS_A_MINUTE } from '../core/rate-limits';
import type { Context } from './context';

interface Holder {
  id: string;
  /** The hash of the access token, which the calls with an Idempotency-Key are told apart by. */
  tokenHash: string;
  permissions: readonly Permission[];
}

export type Actor =
  | { type: 'visitor' }
  | ({ type: 'staff'; via: 'header' | 'cookie'; role: StaffRole } & Holder)
  /** A tool with an access token of its own; it has no session. */
  | ({ type: 'token'; via: 'header' } & Holder);

/** A client's contact, who is one only to the procedures of the client's pages. */
export interface ContactActor {
  type: 'contact';
  id: string;
  /** The hash of the session's cookie. */
  tokenHash: string;
  session: ContactSession;
}

const VISITOR: Actor = { type: 'visitor' };

const identified = new WeakMap<Context, Promise<Actor>>();

/**
 * Identifies the caller. An `Authorization` header, even a wrong one, overrides the session cookie.
 * Cached for each context, so that the calls of a batch count a wrong token once.
 */
export function identify(ctx: Context): Promise<Actor> {
  const cached = identified.get(ctx);
  if (cached) return cached;
  const { authorization } = ctx.request;
  const actor = authorization === null ? byCookie(ctx) : byHeader(ctx, authorization);
  identified.set(ctx, actor);
  return actor;
}

/** Whether the request also has a valid session of the holder of its token. */
export function hasOwnSession({ deps, request, now }: Context, holder: TokenHolder): boolean {
  if (!request.sessionCookie) return false;
  const session = findSession(deps.database, deps.adminTokenHash, request.sessionCookie, now);
  return session?.tokenHash === holder.tokenHash;
}

/** Refuses a write that is authorized by the session cookie and comes from another site. */
export function assertFromConsole({ request }: Pick<Context, 'request'>, actor: Actor): void {
  if (actor.type !== 'visitor' && actor.via === 'cookie' && request.origin !== 'same') {
    throw forbidden('This request does not come from the console.');
  }
}

/** An access token lifts rate limits; a session cookie does not. */
export const isLimitLifted = ({ request }: Pick<Context, 'request'>) =>
  request.authorization !== null;

const staffActor = (via: 'header' | 'cookie', holder: TokenHolder): Actor => ({
  type: 'staff',
  via,
  ...holder,
  permissions: ROLE_PERMISSIONS[holder.role],
});

/** Refuses callers without all of these permissions, and names the missing one. */
export function assertPermitted(actor: Actor, needed: readonly Permission[]): void {
  const held = actor.type === 'visitor' ? [] : actor.permissions;
  const missing = needed.find((permission) => !held.includes(permission));
  if (missing) throw forbidden(`This needs the permission ${missing}.`);
}

/**
 * Refuses a write of somebody who has lost the access or the role since the call began: the body of
 * a request may arrive minutes after its headers.
 */
export function assertUnchanged(ctx: Context, actor: Actor | ContactActor): void {
  if (actor.type === 'visitor') return;
  const isSame = actor.type === 'contact' ? hasContactSession(ctx) : isUnchanged(ctx, actor);
  if (isSame) return;
  throw unauthorized('The access has ended or changed since this call began.');
}

function isUnchanged({ deps, request, now }: Context, actor: Exclude<Actor, { type: 'visitor' }>) {
  const { database, adminTokenHash } = deps;
  if (actor.type === 'token') return isStored(database, actor.tokenHash);
  const userId = actor.id === ADMINISTRATOR_ID ? null : actor.id;
  const holder =
    actor.via === 'cookie'
      ? findSession(database, adminTokenHash, request.sessionCookie ?? '', now)
      : findSessionHolder(database, adminTokenHash, { userId, tokenHash: actor.tokenHash });
  return holder?.role === actor.role;
}

const hasContactSession = ({ deps, request, now }: Context) =>
  findContactSession(deps.database, request.contactCookie, now) !== undefined;

/** The contact of the session cookie; undefined without a session. A use is stored now and then. */
export async function identifyContact(ctx: Context): Promise<ContactActor | undefined> {
  const { deps, request, now } = ctx;
  const session = findContactSession(deps.database, request.contactCookie, now);
  if (!session) return undefined;
  if (isUseDue(session.usedAt, now, CONTACT_USE_EVERY_MS) && !request.isPrefetch) {
    await writeIfPossible(deps.database, () => recordContactUse(deps.database, session, now));
  }
  return { type: 'contact', id: session.contact.id, tokenHash: session.cookieHash, session };
}

/**
 * Beyond too many wrong tokens the address is blocked, but not for those whose tokens nobody can guess.
 * ADMIN_TOKEN may be short: it passes only beside a session that it has opened.
 */
async function byHeader(ctx: Context, authorization: string): Promise<Actor> {
  const { deps, request } = ctx;
  const token = /^Bearer +(\S+)$/i.exec(authorization.trim())?.[1];
  const tool = token && (await byToolToken(ctx, token));
  if (tool) return tool;
  const holder = token && findTokenHolder(deps.database, deps.adminTokenHash, token);
  const isGuessable = !holder || (holder.id === ADMINISTRATOR_ID && !hasOwnSession(ctx, holder));
  const limits = isGuessable ? wrongTokenLimits(request.address) : [];
  for (const [action, key] of limits) deps.limits.assertLeft(action, key);
  if (holder) return staffActor('header', holder);
  for (const [action, key] of limits) deps.limits.consume(action, key);
  throw unauthorized('The access token is not valid.');
}

const REFUSALS: Record<Refusal, string> = {
  expired: 'The access token has expired.',
  network: 'The access token is not valid from this network.',
};

/** The tool that calls; undefined for a token of no tool. */
async function byToolToken(ctx: Context, token: string): Promise<Actor | undefined> {
  const { deps, request, now } = ctx;
  const found = findTool(deps.database, token, { now, address: request.address });
  if (!found) return undefined;
  const { tool, refusal } = found;
  if (refusal) throw unauthorized(REFUSALS[refusal]);
  const { id, permissions } = tool;
  const state = deps.limits.consume('tool', id);
  if (state) setLimitHeaders(ctx.responseHeaders, state);
  if (isUseDue(tool.lastUsedAt, now, TOKEN_USE_EVERY_MS)) {
    const network = networkOf(request.address);
    await writeIfPossible(deps.database, () => recordUse(deps.database, id, { now, network }));
  }
  return { type: 'token', via: 'header', id, tokenHash: tool.tokenHash ?? '', permissions };
}

/** The fields of the IETF draft `RateLimit header fields for HTTP`. */
function setLimitHeaders(headers: Headers, { remaining, resetMs }: LimitState): void {
  headers.set('RateLimit-Policy', `"default";q=${TOOL_CALLS_A_MINUTE};w=60`);
  headers.set('RateLimit', `"default";r=${remaining};t=${Math.ceil(resetMs / 1_000)}`);
}

function wrongTokenLimits(address: string): [LimitedAction, string][] {
  const nearby = nearbyKey(address);
  return [
    ['wrongToken', limitKey(address)],
    ...(nearby === null ? [] : [['wrongTokenNearby', nearby] satisfies [LimitedAction, string]]),
  ];
}

async function byCookie(ctx: Context): Promise<Actor> {
  const { deps, request, now } = ctx;
  const { sessionCookie } = request;
  if (!sessionCookie) return VISITOR;
  const session = findSession(deps.database, deps.adminTokenHash, sessionCookie, now);
  if (!session) return VISITOR;
  const { isDueForRenewal, ...holder } = session;
  if (isDueForRenewal && request.setsCookies) {
    await writeIfPossible(deps.database, () => renewSession(deps.database, sessionCookie, now));
    ctx.setSessionCookie(sessionCookie);
  }
  return staffActor('cookie', holder);
}
