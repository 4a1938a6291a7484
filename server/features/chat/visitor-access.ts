import { notFound } from '../../errors';
import { type Actor, assertPermitted } from '../../trpc/actor';
import type { Context } from '../../trpc/context';
import { publicProcedure } from '../../trpc/init';
import { isGuest } from './chat-links';
import { type Conversation, findConversation } from './conversations.service';
import { readVisitor } from './visitor-cookie';

/** Adds the id of the calling visitor; null without a cookie and with a forged one. */
export const visitorProcedure = publicProcedure.use(({ ctx, next }) =>
  next({ ctx: { visitorId: readVisitor(ctx.deps.database, ctx.request.visitorCookie) } }),
);

type Caller = Pick<Context, 'deps' | 'now'> & { visitorId: string | null };

export const isChatReader = (actor: Actor) =>
  actor.type !== 'visitor' && actor.permissions.includes('chat:read');

/**
 * The id of the visitor whose conversation it is. Somebody else's conversation gives the same error as
 * one that does not exist.
 */
export function requireVisitorOf(ctx: Caller, conversationId: string): string {
  const conversation = findConversation(ctx.deps.database, conversationId);
  if (!ctx.visitorId || !conversation || !isTheirs(ctx, conversation)) {
    throw notFound('The conversation');
  }
  return ctx.visitorId;
}

/**
 * The id of the visitor if the conversation is theirs; null if staff who may read chats call, since
 * they may read any. Anyone else gets an error.
 */
export function visitorUnlessStaff(
  ctx: Caller & { actor: Actor },
  conversationId: string,
): string | null {
  if (isChatReader(ctx.actor)) return null;
  if (ctx.actor.type !== 'visitor' && !ctx.visitorId) assertPermitted(ctx.actor, ['chat:read']);
  return requireVisitorOf(ctx, conversationId);
}

export function requireReadableConversation(
  ctx: Caller & { actor: Actor },
  conversationId: string,
) {
  const conversation = findConversation(ctx.deps.database, conversationId);
  if (!conversation || !(isChatReader(ctx.actor) || isTheirs(ctx, conversation))) {
    throw notFound('The conversation');
  }
  return conversation;
}

/** Of this browser, or opened in it by a link that still works. */
const isTheirs = ({ deps, visitorId, now }: Caller, { id, visitorId: owner }: Conversation) =>
  owner === visitorId ||
  (visitorId !== null && isGuest(deps.database, { conversationId: id, visitorId, now }));
