import { randomUUID } from 'node:crypto';
import { write } from '../../../db/write';
import { limitKey } from '../../core/networks';
import { notFound } from '../../errors';
import { type Actor, assertFromConsole, assertPermitted, isLimitLifted } from '../../trpc/actor';
import type { Context } from '../../trpc/context';
import { limit, publicProcedure, requires, router } from '../../trpc/init';
import {
  listConversationsSchema,
  listMessagesSchema,
  markReadSchema,
  sendSchema,
  startSchema,
  updateConversationSchema,
} from './chat.schema';
import {
  countConversations,
  findConversation,
  latestConversation,
  listConversations,
  markRead,
  updateConversation,
} from './conversations.service';
import { listMessages } from './messages.service';
import { sendMessage, startConversation } from './send-message';
import { readVisitor, signVisitor } from './visitor-cookie';

const PANEL_MESSAGES = 50;
/** The most messages that visitors get at once, and the number without a `limit`. */
const VISITOR_MESSAGES = 100;

/** Adds the id of the calling visitor; null without a cookie and with a forged one. */
const visitorProcedure = publicProcedure.use(({ ctx, next }) =>
  next({ ctx: { visitorId: readVisitor(ctx.deps.database, ctx.request.visitorCookie) } }),
);

export const chatRouter = router({
  /** The visitor's latest conversation, for the panel. A caller without a cookie gets one. */
  current: visitorProcedure.query(async ({ ctx }) => {
    const { database } = ctx.deps;
    if (!ctx.visitorId) {
      ctx.setVisitorCookie(await write(database, () => signVisitor(database, randomUUID())));
      return NO_CONVERSATION;
    }
    const conversation = latestConversation(database, ctx.visitorId);
    if (!conversation) return NO_CONVERSATION;
    const page = listMessages(database, {
      conversationId: conversation.id,
      from: 'end',
      limit: PANEL_MESSAGES,
    });
    return { conversation, ...page };
  }),

  start: visitorProcedure
    .meta({ isCreating: true })
    .input(startSchema)
    .use(limit('conversation'))
    .mutation(async ({ ctx, input }) => {
      const { database, limits } = ctx.deps;
      const visitorId = ctx.visitorId ?? randomUUID();
      if (!isLimitLifted(ctx)) {
        await limits.consume('visitorConversation', visitorId);
        await limitText(ctx, input.message);
      }
      const sent = await ctx.write(() =>
        startConversation(database, input, { visitorId, now: ctx.now }),
      );
      // A repeated Idempotency-Key may return the conversation of another visitor.
      if (sent.conversation.visitorId === visitorId) {
        ctx.setVisitorCookie(await write(database, () => signVisitor(database, visitorId)));
      }
      return sent;
    }),

  /** Without a `limit`, visitors get the newest messages, and the cursor of older ones in `olderCursor`. */
  messages: visitorProcedure.input(listMessagesSchema).query(({ ctx, input }) => {
    const { database } = ctx.deps;
    const conversation = requireReadableConversation(ctx, input.conversationId);
    if (isChatReader(ctx.actor)) {
      return { conversation, ...listMessages(database, input), olderCursor: null };
    }
    if (input.limit !== undefined) {
      const limit = Math.min(input.limit, VISITOR_MESSAGES);
      return { conversation, ...listMessages(database, { ...input, limit }), olderCursor: null };
    }
    const { messages, nextCursor } = listMessages(database, {
      ...input,
      from: 'end',
      limit: VISITOR_MESSAGES,
    });
    return { conversation, messages, nextCursor: null, olderCursor: nextCursor };
  }),

  send: visitorProcedure
    .meta({ isCreating: true })
    .input(sendSchema)
    .mutation(async ({ ctx, input }) => {
      const { database, limits } = ctx.deps;
      const isAgent = ctx.actor.type !== 'visitor' && input.senderType === 'agent';
      if (isAgent) {
        assertFromConsole(ctx, ctx.actor);
        assertPermitted(ctx.actor, ['chat:write']);
      } else {
        const visitorId = requireOwnConversation(ctx, input.conversationId);
        if (!isLimitLifted(ctx)) {
          await limits.consume('visitorMessage', visitorId);
          await limitText(ctx, input.message);
        }
      }
      const senderType = isAgent ? 'agent' : 'visitor';
      const sent = await ctx.write(() =>
        sendMessage(database, input, { senderType, now: ctx.now }),
      );
      return sent.message;
    }),

  conversations: requires('chat:read')
    .input(listConversationsSchema)
    .query(({ ctx, input }) => listConversations(ctx.deps.database, input)),

  counts: requires('chat:read').query(({ ctx }) => countConversations(ctx.deps.database)),

  update: requires('chat:write')
    .input(updateConversationSchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() => updateConversation(ctx.deps.database, input, ctx.now)),
    ),

  markRead: requires('chat:read')
    .input(markReadSchema)
    .mutation(({ ctx, input }) => ctx.write(() => markRead(ctx.deps.database, input))),
});

const NO_CONVERSATION = { conversation: null, messages: [], nextCursor: null };

/** Counts a message and its length for the address, which may have many visitors. */
async function limitText({ deps, request }: Context, message: string): Promise<void> {
  const key = limitKey(request.address);
  await deps.limits.consume('message', key);
  await deps.limits.consume('messageBytes', key, Buffer.byteLength(message));
}

type Caller = Pick<Context, 'deps'> & { visitorId: string | null };

const isChatReader = (actor: Actor) =>
  actor.type !== 'visitor' && actor.permissions.includes('chat:read');

/** Somebody else's conversation gives the same error as one that does not exist. */
function requireOwnConversation({ deps, visitorId }: Caller, conversationId: string): string {
  const conversation = visitorId && findConversation(deps.database, conversationId);
  if (!conversation || conversation.visitorId !== visitorId) throw notFound('The conversation');
  return visitorId;
}

function requireReadableConversation(ctx: Caller & { actor: Actor }, conversationId: string) {
  const conversation = findConversation(ctx.deps.database, conversationId);
  const isAllowed = isChatReader(ctx.actor) || conversation?.visitorId === ctx.visitorId;
  if (!conversation || !isAllowed) throw notFound('The conversation');
  return conversation;
}
