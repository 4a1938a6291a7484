import { chatConversations as table } from '../../../db/schema/chat';
import { rowOf } from '../../rest/openapi/json-schema';
import { defineFeature } from '../define-feature';
import { recordsOf } from '../subjects';
import { chatRest } from './chat.rest';
import { chatRouter } from './chat.router';
import { conversationColumns } from './conversations.service';
import { messageColumns } from './messages.service';
import { chatPersonalData } from './personal-data';

export const chat = defineFeature({
  router: chatRouter,
  open: {
    current: 'everybody',
    start: 'everybody',
    messages: 'its visitor',
    send: 'its visitor',
  },
  rest: chatRest,
  responses: { Conversation: rowOf(conversationColumns), Message: rowOf(messageColumns) },
  tag: { name: 'Chat', description: 'Conversations with visitors.' },
  examples: async () => (await import('./chat.examples')).chatExamples,
  subjects: { conversation: recordsOf(table, table.visitorName, conversationColumns) },
  personalData: chatPersonalData,
});
