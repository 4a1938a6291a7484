import { listOf, ref } from '../../http/json-schema';
import type { RestRow } from '../../http/rest';
import { create, readList, update } from '../../http/row-kinds';

const MESSAGES = '/api/chat/conversations/:id/messages';

export const chatRest: RestRow[] = [
  create('/api/chat/conversations', 'chat.start', {
    summary: 'Start a conversation; the answer sets the cookie that it belongs to',
    returns: ref('Conversation'),
    answer: ({ conversation }: { conversation: Record<string, unknown> }) => conversation,
    isOwned: true,
  }),
  readList(MESSAGES, 'chat.messages', {
    summary: 'List the messages of a conversation, oldest first',
    returns: listOf(ref('Message')),
    rows: 'messages',
    idAs: 'conversationId',
    isOwned: true,
  }),
  create(MESSAGES, 'chat.send', {
    summary: 'Send a message, as its visitor or as an agent',
    returns: ref('Message'),
    idAs: 'conversationId',
    conflict: 'The conversation is closed.',
    isOwned: true,
  }),
  readList('/api/admin/chat/conversations', 'chat.conversations', {
    summary: 'List the conversations, the latest first',
    returns: listOf(ref('Conversation')),
    rows: 'conversations',
    query: ['status'],
  }),
  update('/api/admin/chat/conversations', 'chat.update', {
    summary: 'Close a conversation',
    returns: ref('Conversation'),
    conflict: 'A closed conversation stays closed; or the update is stale.',
  }),
];
