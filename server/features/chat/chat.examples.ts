import { randomUUID } from 'node:crypto';
import type { Database } from '../../../db/client';
import { newId } from '../../../db/ids';
import { chatConversations, chatMessages } from '../../../db/schema/chat';
import type { Examples, ExampleWorld } from '../examples.types';

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

const visitorConversation = ({ conversationId }: ExampleWorld) => ({ conversationId });

export const chatExamples: Examples = {
  conversations: {
    good: ({ database }) => {
      storeConversation(database);
      return {};
    },
    bad: { status: 'lost' },
  },
  counts: {},
  current: {},
  markRead: { good: ({ database }) => storeConversation(database), bad: { messageId: 7 } },
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
  start: {
    good: () => ({
      message: 'Do you work with cold stores?',
      visitorName: 'Dana Haddad',
      page: '/solutions',
      visitorEmail: 'dana@north.example',
    }),
    bad: { message: ' ' },
  },
  update: {
    good: ({ database }) => ({ id: storeConversation(database).id, status: 'closed' }),
    bad: { status: 'lost' },
  },
};
