import { tracked } from '@trpc/server';
import * as z from 'zod/mini';
import { DomainError, unauthorized } from '../errors';
import { messagesAfter } from '../features/chat/messages.service';
import { findConversation } from '../features/chat/conversations.service';
import { readVisitor } from '../features/chat/visitor-cookie';
import { identify } from '../trpc/actor';
import type { Context } from '../trpc/context';
import { publicProcedure, router, staffProcedure } from '../trpc/init';
import type { Audience, LiveEvent } from './bus';
import { openInbox } from './inbox';

const MAX_MISSED = 200;
/** A session that ends while its socket is open hears nothing more after this. */
const CHECK_EVERY_MS = 5_000;

/** Set by the client when it comes back: the last message that it has seen. */
const resumeSchema = z.optional(z.object({ lastEventId: z.nullish(z.string()) }));

/**
 * What goes over the WebSocket, and over nothing else. Each message carries its id, so that a
 * client that comes back hears of what it missed.
 */
export const liveRouter = router({
  staff: staffProcedure.input(resumeSchema).subscription(async function* ({ ctx, input, signal }) {
    const mayHear = await stillStaff(ctx);
    for await (const event of listen(ctx, 'staff', input?.lastEventId, signal)) {
      if (!(await mayHear())) throw unauthorized('The session has ended.');
      yield asTracked(event, event);
    }
  }),

  visitor: publicProcedure.input(resumeSchema).subscription(async function* ({
    ctx,
    input,
    signal,
  }) {
    const visitorId = readVisitor(ctx.deps.database, ctx.facts.visitorCookie);
    if (!visitorId) throw unauthorized('There is no conversation to listen to.');
    for await (const event of listen(ctx, { visitorId }, input?.lastEventId, signal)) {
      yield asTracked(event, forVisitor(event));
    }
  }),
});

export type LiveRouter = typeof liveRouter;

/** First what was missed, then what comes; what is in both comes once. */
async function* listen(
  { deps }: Context,
  audience: Audience,
  lastEventId: string | null | undefined,
  signal: AbortSignal | undefined,
): AsyncGenerator<LiveEvent> {
  const inbox = openInbox(deps.bus, audience, signal);
  try {
    const told = new Set<string>();
    for (const event of missedSince(deps.database, audience, lastEventId)) {
      if (event.type === 'message') told.add(event.message.id);
      yield event;
    }
    for await (const event of inbox.events()) {
      if (event.type !== 'message' || !told.delete(event.message.id)) yield event;
    }
  } finally {
    inbox.stop();
  }
}

function missedSince(
  database: Context['deps']['database'],
  audience: Audience,
  lastEventId: string | null | undefined,
): LiveEvent[] {
  if (!lastEventId) return [];
  const visitorId = audience === 'staff' ? null : audience.visitorId;
  const missed = messagesAfter(database, lastEventId, visitorId, MAX_MISSED);
  if (!missed) return [{ type: 'missed' }];
  return missed.flatMap((message): LiveEvent[] => {
    const conversation = findConversation(database, message.conversationId);
    return conversation ? [{ type: 'message', conversation, message }] : [];
  });
}

/** What a visitor hears: nothing of who else has read what. */
function forVisitor(event: LiveEvent) {
  if (event.type === 'message') return { type: 'message' as const, message: event.message };
  if (event.type !== 'conversation') return { type: 'missed' as const };
  const { id, status } = event.conversation;
  return { type: 'conversation' as const, id, status };
}

/** Only messages have a place to come back to. */
function asTracked<Data>(event: LiveEvent, data: Data) {
  return event.type === 'message' ? tracked(event.message.id, data) : { data };
}

async function stillStaff(ctx: Context): Promise<() => Promise<boolean>> {
  const isStaff = async () => {
    try {
      const now = ctx.deps.clock().toISOString();
      const actor = await identify({ ...ctx, now });
      return actor.kind === 'staff';
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    }
  };
  if (!(await isStaff())) throw unauthorized('The session has ended.');
  let checkedAt = ctx.deps.clock().getTime();
  return async () => {
    const at = ctx.deps.clock().getTime();
    if (at - checkedAt < CHECK_EVERY_MS) return true;
    checkedAt = at;
    return isStaff();
  };
}
