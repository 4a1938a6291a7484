import { DomainError, notFound } from '../../errors';
import { requires } from '../../trpc/init';
import { periodSchema } from '../analytics/analytics.schema';
import { readAnswerTimes } from './answer-times';
import { addNote, listNotes } from './chat-notes';
import { createChatLead } from './create-chat-lead';
import { mailTranscript } from './mail-transcript';
import {
  addNoteSchema,
  blockSchema,
  createChatLeadSchema,
  listConversationsSchema,
  listMessagesSchema,
  listNotesSchema,
  markReadSchema,
  ofConversationSchema,
  updateConversationSchema,
} from './chat.schema';
import { revokeLinks } from './chat-links';
import { readSide, setBlocked } from './chat-side';
import { findConversation, markRead } from './conversations.service';
import { countConversations, listConversations } from './list-conversations';
import { listMessages } from './messages.service';
import { updateConversation } from './update-conversation';

/** What staff alone may do and read. */
export const deskProcedures = {
  conversations: requires('chat:read')
    .input(listConversationsSchema)
    .query(({ ctx, input }) => listConversations(ctx.deps.database, input, ctx.actor.id)),

  /** How long answers took, and what visitors said, for the figures. */
  times: requires('chat:read', 'analytics:read')
    .input(periodSchema)
    .query(({ ctx, input }) => {
      const { timeZone } = ctx.deps.settings;
      return readAnswerTimes(ctx.deps.database, input, { timeZone, now: new Date(ctx.now) });
    }),

  counts: requires('chat:read').query(({ ctx }) =>
    countConversations(ctx.deps.database, ctx.actor.id),
  ),

  /** A conversation with its messages, and who of the staff wrote them. */
  thread: requires('chat:read')
    .input(listMessagesSchema)
    .query(({ ctx, input }) => {
      const conversation = findConversation(ctx.deps.database, input.conversationId);
      if (!conversation) throw notFound('The conversation');
      return { conversation, ...listMessages(ctx.deps.database, input) };
    }),

  side: requires('chat:read')
    .input(ofConversationSchema)
    .query(({ ctx, input }) => {
      const { database, outbox } = ctx.deps;
      return readSide(database, input.id, { ...ctx, canMail: outbox.hasServer });
    }),

  update: requires('chat:write')
    .input(updateConversationSchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() => updateConversation(ctx.deps.database, input, ctx.now)),
    ),

  block: requires('chat:write')
    .input(blockSchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() =>
        setBlocked(ctx.deps.database, input, { actorId: ctx.actor.id, now: ctx.now }),
      ),
    ),

  /** Ends the links of the conversation's mails. */
  revokeLinks: requires('chat:write')
    .input(ofConversationSchema)
    .mutation(({ ctx, input }) => ctx.write(() => revokeLinks(ctx.deps.database, input.id))),

  createLead: requires('chat:write', 'leads:write')
    .meta({ isCreating: true })
    .input(createChatLeadSchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() =>
        createChatLead(ctx.deps.database, input, {
          now: ctx.now,
          creatorId: ctx.actor.id,
          deadlines: ctx.deps.settings,
        }),
      ),
    ),

  /** Mails the conversation to its visitor. */
  mailTranscript: requires('chat:write')
    .input(ofConversationSchema)
    .mutation(({ ctx, input }) => {
      const { database, outbox, settings } = ctx.deps;
      if (!outbox.hasServer) throw new DomainError('conflict', 'No mail server is set up.');
      const { timeZone } = settings;
      return ctx.write(
        () => mailTranscript(database, input.id, { now: ctx.now, timeZone }),
        () => outbox.wake(),
      );
    }),

  markRead: requires('chat:read')
    .input(markReadSchema)
    .mutation(({ ctx, input }) => ctx.write(() => markRead(ctx.deps.database, input))),

  notes: requires('chat:read')
    .input(listNotesSchema)
    .query(({ ctx, input }) => listNotes(ctx.deps.database, input)),

  addNote: requires('chat:write')
    .meta({ isCreating: true })
    .input(addNoteSchema)
    .mutation(({ ctx, input }) =>
      ctx.write(() => addNote(ctx.deps.database, input, { authorId: ctx.actor.id, now: ctx.now })),
    ),
};
