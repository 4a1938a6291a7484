import { randomUUID } from 'node:crypto';
import { write } from '../../../db/write';
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

/** Knows which visitor calls; null for none, and for a forged cookie. */
const visitorProcedure = publicProcedure.use(({ ctx, next }) =>
  next({ ctx: { visitorId: readVisitor(ctx.deps.database, ctx.facts.visitorCookie) } }),
);

export const chatRouter = router({
  /** What the visitor's panel shows on opening. Whoever opens it becomes a visitor. */
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
    .input(startSchema)
    .use(limit('conversation'))
    .mutation(async ({ ctx, input }) => {
      const { database, bus, limits } = ctx.deps;
      const visitorId = ctx.visitorId ?? randomUUID();
      if (!isLimitLifted(ctx)) await limits.consume('visitorConversation', visitorId);
      const sent = await ctx.write(
        () => startConversation(database, input, { visitorId, now: ctx.now }),
        (stored) => bus.publish({ type: 'message', ...stored }),
      );
      // A repeated Idempotency-Key may answer with the conversation of whoever used it first.
      if (sent.conversation.visitorId === visitorId) {
        ctx.setVisitorCookie(await write(database, () => signVisitor(database, visitorId)));
      }
      return sent;
    }),

  messages: visitorProcedure.input(listMessagesSchema).query(({ ctx, input }) => {
    const { database } = ctx.deps;
    const conversation = mayRead(ctx, input.conversationId);
    return { conversation, ...listMessages(database, input) };
  }),

  send: visitorProcedure.input(sendSchema).mutation(async ({ ctx, input }) => {
    const { database, bus, limits } = ctx.deps;
    const isAgent = ctx.actor.kind === 'staff' && input.senderType === 'agent';
    if (isAgent) {
      assertFromConsole(ctx, ctx.actor);
    } else {
      const visitorId = owns(ctx, input.conversationId);
      if (!isLimitLifted(ctx)) await limits.consume('visitorMessage', visitorId);
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

type Caller = Pick<Context, 'deps'> & { visitorId: string | null };

/** Nobody can tell a conversation of somebody else from one that does not exist. */
function owns({ deps, visitorId }: Caller, conversationId: string): string {
  const conversation = visitorId && findConversation(deps.database, conversationId);
  if (!conversation || conversation.visitorId !== visitorId) throw notFound('The conversation');
  return visitorId;
}

function mayRead(ctx: Caller & { actor: { kind: string } }, conversationId: string) {
  const conversation = findConversation(ctx.deps.database, conversationId);
  const isAllowed = ctx.actor.kind === 'staff' || conversation?.visitorId === ctx.visitorId;
  if (!conversation || !isAllowed) throw notFound('The conversation');
  return conversation;
}
