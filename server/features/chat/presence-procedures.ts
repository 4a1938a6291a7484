import { isTimeZone } from '../../core/calendar';
import { limitKey } from '../../core/networks';
import { DomainError, invalid } from '../../errors';
import { isLimitLifted } from '../../trpc/actor';
import type { Context } from '../../trpc/context';
import { publicProcedure, requires } from '../../trpc/init';
import {
  awaySchema,
  hereSchema,
  lookSchema,
  ofConversationSchema,
  rateSchema,
  TIME_ZONE,
} from './chat.schema';
import { guestsOf } from './chat-links';
import { findConversation } from './conversations.service';
import { isStaffTyping } from './presence';
import { rateConversation } from './rate-conversation';
import { isAway, readReach, setAway } from './reach';
import { visitorUnlessStaff, visitorProcedure } from './visitor-access';

/** Who is there now, and when somebody answers. What is told of it is never stored. */
export const presenceProcedures = {
  /** For the head of the panel. */
  reach: publicProcedure.query(({ ctx }) => readReach(ctx.deps)),

  /** The visitor has the panel open, on this page. Returns whether staff is typing. */
  here: visitorProcedure.input(hereSchema).mutation(({ ctx, input }) => {
    const { limits, presence } = ctx.deps;
    const visitorId = visitorUnlessStaff(ctx, input.id);
    if (visitorId === null) return { isStaffTyping: false };
    if (input.timeZone !== null && !isTimeZone(input.timeZone)) {
      throw invalid('timeZone', TIME_ZONE);
    }
    if (!isLimitLifted(ctx)) {
      limits.consume('visitorPresence', visitorId);
      limits.consume('presence', limitKey(ctx.request.address));
    }
    if (presence.visit(input.id, input, new Date(ctx.now))) publishPresence(ctx, input.id, []);
    return { isStaffTyping: isStaffTyping(presence.read(input.id, new Date(ctx.now))) };
  }),

  /** What the visitor says of the conversation after its end; the last word counts. */
  rate: visitorProcedure.input(rateSchema).mutation(async ({ ctx, input }) => {
    // Nobody rates the own work.
    const visitorId = visitorUnlessStaff(ctx, input.id);
    if (visitorId === null) return null;
    if (!isLimitLifted(ctx)) ctx.deps.limits.consume('visitorMessage', visitorId);
    return ctx.write(() => rateConversation(ctx.deps.database, input, ctx.now));
  }),

  /** Who is at a conversation. */
  presence: requires('chat:read')
    .input(ofConversationSchema)
    .query(({ ctx, input }) => ctx.deps.presence.read(input.id, new Date(ctx.now))),

  /** The caller looks at a conversation. Returns who else does, and where the visitor is. */
  look: requires('chat:read')
    .input(lookSchema)
    .mutation(({ ctx, input }) => {
      const { database, limits, presence } = ctx.deps;
      limits.consume('visitorPresence', ctx.actor.id);
      const now = new Date(ctx.now);
      const wasTyping = isStaffTyping(presence.read(input.id, now));
      const conversation = findConversation(database, input.id);
      if (conversation && presence.look(input.id, ctx.actor.id, input, now)) {
        const isTyping = isStaffTyping(presence.read(input.id, now));
        // Visitors learn only whether somebody types.
        const visitorIds =
          isTyping === wasTyping && !isTyping
            ? []
            : [conversation.visitorId, ...guestsOf(database, input.id)];
        publishPresence(ctx, input.id, visitorIds);
      }
      return presence.read(input.id, now);
    }),

  availability: requires('chat:write').query(({ ctx }) => ({
    isAway: isAway(ctx.deps.database, ctx.actor.id),
    ...readReach(ctx.deps),
  })),

  setAway: requires('chat:write')
    .input(awaySchema)
    .mutation(({ ctx, input }) => {
      if (ctx.actor.type !== 'staff') throw new DomainError('forbidden', 'Only people are away.');
      const { id } = ctx.actor;
      return ctx.write(() => setAway(ctx.deps.database, id, { ...input, now: ctx.now }));
    }),
};

function publishPresence(
  { deps, now }: Pick<Context, 'deps' | 'now'>,
  conversationId: string,
  visitorIds: string[],
): void {
  const presence = deps.presence.read(conversationId, new Date(now));
  deps.bus.publish({ type: 'presence', conversationId, presence, visitorIds });
}
