import { tracked } from '@trpc/server';
import * as z from 'zod/mini';
import type { Permission } from '../../db/permissions';
import { DomainError, unauthorized } from '../errors';
import { messagesAfter, messageForVisitor } from '../features/chat/messages.service';
import { findConversation } from '../features/chat/conversations.service';
import { isStaffTyping } from '../features/chat/presence';
import { readVisitor } from '../features/chat/visitor-cookie';
import { identify, identifyContact } from '../trpc/actor';
import type { Context } from '../trpc/context';
import { contactProcedure, limit, publicProcedure, router, staffProcedure } from '../trpc/init';
import { type Audience, type LiveEvent, permissionFor } from './bus';
import { bufferEvents } from './event-buffer';

/** A client that missed more events, or larger ones, reads its data again instead. */
const MAX_MISSED = 200;
const MAX_MISSED_BYTES = 200_000;
/** The interval of session checks: a socket may outlive its session by this much. */
const CHECK_EVERY_MS = 5_000;

/** Sent by a client that reconnects: the id of the last message that it received. */
const resumeSchema = z.optional(z.object({ lastEventId: z.nullish(z.string()) }));

/**
 * The procedures of the WebSocket. Each message carries its id, so that a client that reconnects
 * gets the messages that it missed.
 */
export const liveRouter = router({
  staff: staffProcedure.input(resumeSchema).subscription(async function* ({ ctx, input, signal }) {
    limit(ctx, 'subscription');
    const mayReceive = await sessionCheck(ctx);
    const answers = ctx.actor.permissions.includes('chat:write');
    const close = answers ? ctx.deps.presence.open(ctx.actor.id) : () => undefined;
    try {
      for await (const event of eventsFor(ctx, 'staff', input?.lastEventId, signal)) {
        if (isForOthers(event, ctx.actor.id)) continue;
        if (await mayReceive(permissionFor(event))) yield asTracked(event, forStaff(event));
      }
    } finally {
      close();
    }
  }),

  visitor: publicProcedure.input(resumeSchema).subscription(async function* ({
    ctx,
    input,
    signal,
  }) {
    limit(ctx, 'subscription');
    const visitorId = readVisitor(ctx.deps.database, ctx.request.visitorCookie);
    if (!visitorId) throw unauthorized('There is no conversation to subscribe to.');
    for await (const event of eventsFor(ctx, { visitorId }, input?.lastEventId, signal)) {
      yield asTracked(event, eventForVisitor(event));
    }
  }),

  /** For the contacts of a client: that its pages have changed. */
  client: contactProcedure.input(resumeSchema).subscription(async function* ({ ctx, signal }) {
    limit(ctx, 'subscription');
    const { clientId } = ctx.contact;
    const buffer = bufferEvents(ctx.deps.bus, { clientId }, signal);
    try {
      for await (const { type } of buffer.events()) {
        const now = ctx.deps.clock().toISOString();
        if (!(await identifyContact({ ...ctx, now }))) throw unauthorized('The access has ended.');
        yield { data: { type } };
      }
    } finally {
      buffer.unsubscribe();
    }
  }),
});

export type LiveRouter = typeof liveRouter;

/** The missed events, then new ones, without duplicates. */
async function* eventsFor(
  { deps }: Context,
  audience: Audience,
  lastEventId: string | null | undefined,
  signal: AbortSignal | undefined,
): AsyncGenerator<LiveEvent> {
  const buffer = bufferEvents(deps.bus, audience, signal);
  try {
    const sent = new Set<string>();
    if (signal?.aborted) return;
    for (const event of missedSince(deps.database, audience, lastEventId)) {
      if (signal?.aborted) return;
      if (event.type === 'message') sent.add(event.message.id);
      yield event;
    }
    for await (const event of buffer.events()) {
      if (event.type !== 'message' || !sent.delete(event.message.id)) yield event;
    }
  } finally {
    buffer.unsubscribe();
  }
}

function missedSince(
  database: Context['deps']['database'],
  audience: Audience,
  lastEventId: string | null | undefined,
): LiveEvent[] {
  if (!lastEventId) return [];
  const visitorId =
    typeof audience === 'object' && 'visitorId' in audience ? audience.visitorId : null;
  const missed = messagesAfter(database, lastEventId, visitorId, MAX_MISSED);
  const bytes = missed?.reduce((sum, { message }) => sum + Buffer.byteLength(message), 0) ?? 0;
  if (!missed || bytes > MAX_MISSED_BYTES) return [{ type: 'missed' }];
  return missed.flatMap((message): LiveEvent[] => {
    const conversation = findConversation(database, message.conversationId);
    return conversation ? [{ type: 'message', conversation, message }] : [];
  });
}

const isForOthers = (event: LiveEvent, id: string) =>
  event.type === 'notified' && !event.userIds.includes(id);

/** Nobody learns what colleagues are told. */
function forStaff(event: LiveEvent) {
  if (event.type === 'notified') return { type: event.type };
  if (event.type !== 'presence') return event;
  const { type, conversationId, presence } = event;
  return { type, conversationId, presence };
}

/** The part of an event that visitors receive. */
function eventForVisitor(event: LiveEvent) {
  if (event.type === 'message') {
    return { type: 'message' as const, message: messageForVisitor(event.message) };
  }
  if (event.type === 'presence') {
    const { conversationId, presence } = event;
    return { type: 'typing' as const, conversationId, isTyping: isStaffTyping(presence) };
  }
  if (event.type !== 'conversation') return { type: 'missed' as const };
  const { id, status } = event.conversation;
  return { type: 'conversation' as const, id, status };
}

/** Only messages have an id that a client can resume from. */
function asTracked<Data>(event: LiveEvent, data: Data) {
  return event.type === 'message' ? tracked(event.message.id, data) : { data };
}

/** Whether the caller has a permission; throws once the session has ended. */
async function sessionCheck(ctx: Context) {
  const readPermissions = async () => {
    const now = ctx.deps.clock().toISOString();
    const actor = await identify({ ...ctx, now }).catch(ignoreRefusal);
    if (actor?.type !== 'staff') throw unauthorized('The session has ended.');
    return actor.permissions;
  };
  let permissions = await readPermissions();
  let checkedAt = ctx.deps.clock().getTime();
  return async (needed: Permission | null): Promise<boolean> => {
    const at = ctx.deps.clock().getTime();
    if (at - checkedAt >= CHECK_EVERY_MS) {
      checkedAt = at;
      permissions = await readPermissions();
    }
    return needed === null || permissions.includes(needed);
  };
}

function ignoreRefusal(error: unknown): undefined {
  if (!(error instanceof DomainError)) throw error;
}
