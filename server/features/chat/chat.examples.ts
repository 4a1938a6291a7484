import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { newId } from '../../../db/ids';
import { ADMINISTRATOR_ID } from '../../../db/permissions';
import { chatConversations, chatMessages } from '../../../db/schema/chat';
import { createLink } from './chat-links';
import { chatNotes } from '../../../db/schema/chat-desk';
import type { Examples, ExampleWorld } from '../examples.types';
import { aPdf } from '../media/media.examples';

/** A conversation of a new visitor, with one message. */
export function storeConversation(database: Database) {
  const id = newId();
  const messageId = newId();
  database.insert(chatConversations).values({ id, visitorId: randomUUID() }).run();
  database
    .insert(chatMessages)
    .values({ id: messageId, conversationId: id, message: 'Hello', senderType: 'visitor' })
    .run();
  return { id, messageId };
}

export function storeNote(database: Database, conversationId: string, text: string): void {
  const note = { conversationId, authorId: ADMINISTRATOR_ID, text, mentions: [] };
  database
    .insert(chatNotes)
    .values({ id: newId(), ...note })
    .run();
}

const visitorConversation = ({ conversationId }: ExampleWorld) => ({ conversationId });

export const chatExamples: Examples = {
  addNote: {
    good: (world) => ({
      ...visitorConversation(world),
      text: '@Administrator the same vendor as last year.',
      mentions: [ADMINISTRATOR_ID],
    }),
    bad: { text: ' ' },
  },
  block: {
    good: ({ database }) => ({ id: storeConversation(database).id, isBlocked: true }),
    bad: { isBlocked: 'no' },
  },
  availability: {},
  conversations: {
    good: ({ database }) => {
      storeConversation(database);
      return {};
    },
    bad: { status: 'lost' },
  },
  counts: {},
  createLead: {
    good: ({ database }) => ({
      id: storeConversation(database).id,
      name: 'Dana Haddad',
      email: 'dana@north.example',
      message: 'Do you work with cold stores?',
    }),
    bad: { email: 'nobody' },
  },
  current: {},
  here: {
    good: ({ conversationId }) => ({ id: conversationId, page: '/solutions', isTyping: true }),
    bad: { page: 'elsewhere' },
  },
  look: { good: ({ conversationId }) => ({ id: conversationId }), bad: { id: 7 } },
  mailTranscript: {
    good: ({ database }) => {
      const { id } = storeConversation(database);
      database
        .update(chatConversations)
        .set({ visitorEmail: 'dana@north.example' })
        .where(eq(chatConversations.id, id))
        .run();
      return { id };
    },
    bad: { id: 7 },
  },
  markRead: { good: ({ database }) => storeConversation(database), bad: { messageId: 7 } },
  openLink: {
    // Of another conversation, since whoever opens it reads that one from then on.
    good: ({ database }) => {
      const { id: conversationId } = storeConversation(database);
      const secret = randomBytes(32).toString('hex');
      createLink(database, { conversationId, secret, now: new Date().toISOString() });
      return { secret };
    },
    bad: { secret: 'short' },
  },
  presence: { good: ({ conversationId }) => ({ id: conversationId }), bad: { id: 7 } },
  rate: {
    good: ({ conversationId }) => ({ id: conversationId, isGood: true, comment: 'Quick.' }),
    bad: { isGood: 'yes' },
  },
  reach: {},
  revokeLinks: {
    good: ({ database }) => {
      const { id } = storeConversation(database);
      const now = new Date().toISOString();
      createLink(database, { conversationId: id, secret: randomBytes(32).toString('hex'), now });
      return { id };
    },
    bad: { id: 7 },
  },
  seen: { good: ({ conversationId }) => ({ id: conversationId }), bad: { id: 7 } },
  notes: {
    good: ({ database, conversationId }) => {
      storeNote(database, conversationId, 'The same vendor as last year.');
      return { conversationId };
    },
    bad: { limit: -1 },
  },
  setAway: { good: () => ({ isAway: true }), bad: { isAway: 'no' } },
  side: { good: ({ conversationId }) => ({ id: conversationId }), bad: { id: 7 } },
  times: { good: () => ({ period: '30d' }), bad: { period: 'ever' } },
  thread: { good: visitorConversation, bad: { limit: -1 } },
  messages: { good: visitorConversation, bad: { limit: -1 } },
  send: {
    good: (world) => ({
      ...visitorConversation(world),
      message: 'We do.',
      senderType: 'agent',
      senderName: 'Lina',
      clientMessageId: randomUUID(),
    }),
    bad: { message: '' },
  },
  sendFile: {
    good: (world) => ({
      ...visitorConversation(world),
      file: { name: 'plan.pdf', type: 'application/pdf', bytes: aPdf() },
      message: 'Our plan.',
      senderType: 'agent',
      senderName: 'Lina',
      clientMessageId: randomUUID(),
    }),
    bad: { file: undefined },
  },
  start: {
    good: () => ({
      message: 'Do you work with cold stores?',
      visitorName: 'Dana Haddad',
      page: '/solutions',
      visitorEmail: 'dana@north.example',
    }),
    bad: { message: ' ' },
  },
  transcript: { good: ({ conversationId }) => ({ id: conversationId }), bad: { id: 7 } },
  update: {
    good: ({ database }) => ({
      id: storeConversation(database).id,
      status: 'closed',
      assigneeId: ADMINISTRATOR_ID,
      labels: ['ERP'],
    }),
    bad: { status: 'lost' },
  },
};
