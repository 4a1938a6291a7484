import { randomUUID } from 'node:crypto';
import { write } from '../../../db/write';
import { limitKey } from '../../core/networks';
import { forbidden } from '../../errors';
import { type Actor, assertFromConsole, assertPermitted, isLimitLifted } from '../../trpc/actor';
import type { Context } from '../../trpc/context';
import { limit, router } from '../../trpc/init';
import {
  listMessagesSchema,
  ofConversationSchema,
  openLinkSchema,
  sendFileSchema,
  type SendInput,
  sendSchema,
  startSchema,
} from './chat.schema';
import { checkChatFile, storeChatFile } from './chat-files';
import { latestAsGuest, openLink } from './chat-links';
import { cleanName } from '../media/file-names';
import { isBlocked } from './chat-side';
import { conversationForVisitor, latestConversation, markSeen } from './conversations.service';
import { deskProcedures } from './desk-procedures';
import { type ListMessages, listMessages, messageForVisitor } from './messages.service';
import { sendMessage, startConversation } from './send-message';
import { readTranscript } from './transcript';
import { presenceProcedures } from './presence-procedures';
import {
  isChatReader,
  requireVisitorOf,
  requireReadableConversation,
  visitorUnlessStaff,
  visitorProcedure,
} from './visitor-access';
import { signVisitor } from './visitor-cookie';

const PANEL_MESSAGES = 50;
/** The most messages that visitors get at once, and the number without a `limit`. */
const VISITOR_MESSAGES = 100;

export const chatRouter = router({
  /** The visitor's latest conversation, for the panel. A caller without a cookie gets one. */
  current: visitorProcedure.query(async ({ ctx }) => {
    const { database } = ctx.deps;
    if (!ctx.visitorId) {
      ctx.setVisitorCookie(await write(database, () => signVisitor(database, randomUUID())));
      return NO_CONVERSATION;
    }
    const conversation = currentOf(database, ctx.visitorId, ctx.now);
    if (!conversation) return NO_CONVERSATION;
    const page = readMessages(database, {
      conversationId: conversation.id,
      from: 'end',
      limit: PANEL_MESSAGES,
    });
    return { conversation: conversationForVisitor(conversation), ...page };
  }),

  start: visitorProcedure
    .meta({ isCreating: true })
    .input(startSchema)
    .mutation(async ({ ctx, input }) => {
      limit(ctx, 'conversation');
      const { database, limits } = ctx.deps;
      const visitorId = ctx.visitorId ?? randomUUID();
      refuseBlocked(ctx, visitorId);
      if (!isLimitLifted(ctx)) {
        limits.consume('visitorConversation', visitorId);
        limitText(ctx, input.message);
      }
      const sent = await ctx.write(() =>
        startConversation(database, input, { visitorId, now: ctx.now }),
      );
      // A repeated Idempotency-Key may return the conversation of another visitor.
      if (sent.conversation.visitorId === visitorId) {
        ctx.setVisitorCookie(await write(database, () => signVisitor(database, visitorId)));
      }
      return {
        conversation: conversationForVisitor(sent.conversation),
        message: messageForVisitor(sent.message),
      };
    }),

  /** Without a `limit`, visitors get the newest messages, and the cursor of older ones in `olderCursor`. */
  messages: visitorProcedure.input(listMessagesSchema).query(({ ctx, input }) => {
    const { database } = ctx.deps;
    const conversation = conversationForVisitor(
      requireReadableConversation(ctx, input.conversationId),
    );
    if (isChatReader(ctx.actor)) {
      return { conversation, ...readMessages(database, input), olderCursor: null };
    }
    if (input.limit !== undefined) {
      const limit = Math.min(input.limit, VISITOR_MESSAGES);
      return { conversation, ...readMessages(database, { ...input, limit }), olderCursor: null };
    }
    const { messages, nextCursor } = readMessages(database, {
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
      const sender = senderOf(ctx, input);
      if (sender.visitorId !== null && !isLimitLifted(ctx)) {
        limits.consume('visitorMessage', sender.visitorId);
        limitText(ctx, input.message);
      }
      const { agentId } = sender;
      const sent = await ctx.write(() => sendMessage(database, input, { agentId, now: ctx.now }));
      return messageForVisitor(sent.message);
    }),

  /** Takes bytes, which JSON cannot carry, so only REST reaches it. `limitChatFiles` counts before it. */
  sendFile: visitorProcedure
    .meta({ isCreating: true })
    .input(sendFileSchema)
    .mutation(async ({ ctx, input: { file, message, ...input } }) => {
      const { database } = ctx.deps;
      const { agentId } = senderOf(ctx, input);
      const checked = await checkChatFile(file, { isOfVisitor: agentId === null });
      const text = message ?? cleanName(checked.file.name);
      const sent = await ctx.write(() =>
        sendMessage(
          database,
          { ...NOTHING_KNOWN, ...input, message: text },
          {
            agentId,
            now: ctx.now,
            storeFile: () => storeChatFile(database, input.conversationId, checked, ctx.now),
          },
        ),
      );
      return messageForVisitor(sent.message);
    }),

  /** The conversation as text, to be kept. */
  transcript: visitorProcedure.input(ofConversationSchema).query(({ ctx, input }) => {
    limit(ctx, 'transcript');
    const { id, visitorName } = requireReadableConversation(ctx, input.id);
    const { timeZone } = ctx.deps.settings;
    return { text: readTranscript(ctx.deps.database, id, { timeZone, visitorName }) };
  }),

  /** The visitor has seen the conversation up to now. */
  seen: visitorProcedure.input(ofConversationSchema).mutation(async ({ ctx, input }) => {
    // What staff see counts by read marks.
    const visitorId = visitorUnlessStaff(ctx, input.id);
    if (visitorId === null) return null;
    if (!isLimitLifted(ctx)) ctx.deps.limits.consume('visitorMessage', visitorId);
    return ctx.write(() => markSeen(ctx.deps.database, input.id, ctx.now));
  }),

  /** Opens the conversation of a link from a mail in this browser; with `stopsMail`, it ends the mails. */
  openLink: visitorProcedure.input(openLinkSchema).mutation(async ({ ctx, input }) => {
    limit(ctx, 'chatLink');
    const { database } = ctx.deps;
    const visitorId = ctx.visitorId ?? randomUUID();
    const opened = await ctx.write(() => openLink(database, input, { visitorId, now: ctx.now }));
    ctx.setVisitorCookie(await write(database, () => signVisitor(database, visitorId)));
    return opened;
  }),

  ...presenceProcedures,
  ...deskProcedures,
});

/** The visitor's latest conversation, or that of a newer link. */
function currentOf(database: Context['deps']['database'], visitorId: string, now: string) {
  const own = latestConversation(database, visitorId);
  const linked = latestAsGuest(database, visitorId, now);
  return linked && (!own || own.createdAt < linked.linkedAt) ? linked.conversation : own;
}

const NO_CONVERSATION = { conversation: null, messages: [], nextCursor: null };

function readMessages(database: Context['deps']['database'], input: ListMessages) {
  const { messages, nextCursor } = listMessages(database, input);
  return { messages: messages.map(messageForVisitor), nextCursor };
}

/** A file is sent without details about the visitor. */
const NOTHING_KNOWN = { visitorName: null, visitorEmail: null };

/** Who writes: staff who say so, or the visitor of the conversation. */
function senderOf(
  ctx: Context & { actor: Actor; visitorId: string | null },
  { senderType, conversationId }: Pick<SendInput, 'senderType' | 'conversationId'>,
): { agentId: string; visitorId: null } | { agentId: null; visitorId: string } {
  if (ctx.actor.type !== 'visitor' && senderType === 'agent') {
    assertFromConsole(ctx, ctx.actor);
    assertPermitted(ctx.actor, ['chat:write']);
    return { agentId: ctx.actor.id, visitorId: null };
  }
  const visitorId = requireVisitorOf(ctx, conversationId);
  refuseBlocked(ctx, visitorId);
  return { agentId: null, visitorId };
}

function refuseBlocked({ deps }: Pick<Context, 'deps'>, visitorId: string): void {
  if (isBlocked(deps.database, visitorId)) {
    throw forbidden('Messages from this browser are not taken any more.');
  }
}

/** Counts a message and its length for the address, which may have many visitors. */
function limitText({ deps, request }: Context, message: string): void {
  const key = limitKey(request.address);
  deps.limits.consume('message', key);
  deps.limits.consume('messageBytes', key, Buffer.byteLength(message));
}
