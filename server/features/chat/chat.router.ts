import { randomUUID } from 'node:crypto';
import { write } from '../../../db/write';
import { limitKey } from '../../core/networks';
import { notFound } from '../../errors';
import { assertFromConsole, isLimitLifted } from '../../trpc/actor';
import type { Context } from '../../trpc/context';
import { limit, publicProcedure, router, staffProcedure } from '../../trpc/init';
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
      const { database, bus, limits } = ctx.deps;
      const visitorId = ctx.visitorId ?? randomUUID();
      if (!isLimitLifted(ctx)) {
        await limits.consume('visitorConversation', visitorId);
        await limitText(ctx, input.message);
      }
      const sent = await ctx.write(
        () => startConversation(database, input, { visitorId, now: ctx.now }),
        (stored) => bus.publish({ type: 'message', ...stored }),
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
    if (ctx.actor.type === 'staff') {
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
      const { database, bus, limits } = ctx.deps;
      const isAgent = ctx.actor.type === 'staff' && input.senderType === 'agent';
      if (isAgent) {
        assertFromConsole(ctx, ctx.actor);
      } else {
        const visitorId = requireOwnConversation(ctx, input.conversationId);
        if (!isLimitLifted(ctx)) {
          await limits.consume('visitorMessage', visitorId);
          await limitText(ctx, input.message);
        }
      }
      const senderType = isAgent ? 'agent' : 'visitor';
      const sent = await ctx.write(
        () => sendMessage(database, input, { senderType, now: ctx.now }),
        (stored) => bus.publish({ type: 'message', ...stored }),
      );
      return sent.message;
    }),

  conversations: staffProcedure
    .input(listConversationsSchema)
    .query(({ ctx, input }) => listConversations(ctx.deps.database, input)),

  counts: staffProcedure.query(({ ctx }) => countConversations(ctx.deps.database)),

  update: staffProcedure.input(updateConversationSchema).mutation(({ ctx, input }) => {
    const { database, bus } = ctx.deps;
    return ctx.write(
      () => updateConversation(database, input, ctx.now),
      (conversation) => bus.publish({ type: 'conversation', conversation }),
    );
  }),

  markRead: staffProcedure.input(markReadSchema).mutation(({ ctx, input }) => {
    const { database, bus } = ctx.deps;
    return ctx.write(
      () => markRead(database, input),
      (conversation) => bus.publish({ type: 'conversation', conversation }, 'staff'),
    );
  }),
});

const NO_CONVERSATION = { conversation: null, messages: [], nextCursor: null };

/** Counts a message and its length for the address, which may have many visitors. */
async function limitText({ deps, request }: Context, message: string): Promise<void> {
  const key = limitKey(request.address);
  await deps.limits.consume('message', key);
  await deps.limits.consume('messageBytes', key, Buffer.byteLength(message));
}

type Caller = Pick<Context, 'deps'> & { visitorId: string | null };

/** Somebody else's conversation gives the same error as one that does not exist. */
function requireOwnConversation({ deps, visitorId }: Caller, conversationId: string): string {
  const conversation = visitorId && findConversation(deps.database, conversationId);
  if (!conversation || conversation.visitorId !== visitorId) throw notFound('The conversation');
  return visitorId;
}

function requireReadableConversation(
  ctx: Caller & { actor: { type: string } },
  conversationId: string,
) {
  const conversation = findConversation(ctx.deps.database, conversationId);
  const isAllowed = ctx.actor.type === 'staff' || conversation?.visitorId === ctx.visitorId;
  if (!conversation || !isAllowed) throw notFound('The conversation');
  return conversation;
}
