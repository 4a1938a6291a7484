import { create, defineRoute, readList, type Route, update } from '../../rest/define-route';
import { listOf, ref } from '../../rest/openapi/json-schema';

const NOTES = '/api/admin/chat/conversations/:id/notes';
/** Where a file is sent. */
export const CHAT_UPLOAD_PATH = '/api/chat/conversations/:id/files';
const MESSAGES = '/api/chat/conversations/:id/messages';

export const chatRest: Route[] = [
  create('/api/chat/conversations', 'chat.start', {
    summary: 'Start a conversation; the response sets the cookie of its visitor',
    returns: ref('Conversation'),
    respond: ({ conversation }) => conversation,
    takesVisitorCookie: true,
  }),
  readList(MESSAGES, 'chat.messages', {
    summary: 'List the messages of a conversation, oldest first',
    returns: listOf(ref('Message')),
    rows: 'messages',
    linkTo: ({ olderCursor }) => olderCursor,
    idAs: 'conversationId',
    takesVisitorCookie: true,
  }),
  create(MESSAGES, 'chat.send', {
    summary: 'Send a message, as its visitor or as an agent',
    note: 'With `senderType` `agent` and a token that has chat:write, as an agent.',
    returns: ref('Message'),
    idAs: 'conversationId',
    conflict: 'The conversation is closed.',
    takesVisitorCookie: true,
  }),
  defineRoute({
    method: 'post',
    path: CHAT_UPLOAD_PATH,
    procedure: 'chat.sendFile',
    status: 201,
    input: async (request) =>
      Object.assign({}, await request.upload(), { conversationId: request.params.id }),
    idAs: 'conversationId',
    summary: 'Send a picture or a PDF, as its visitor or as an agent',
    returns: ref('Message'),
    conflict: 'The conversation is closed.',
    takesVisitorCookie: true,
    isUpload: true,
  }),
  readList('/api/admin/chat/conversations', 'chat.conversations', {
    summary: 'List the conversations, the latest first',
    returns: listOf(ref('DeskConversation')),
    rows: 'conversations',
    query: ['status', 'queue', 'search'],
  }),
  update('/api/admin/chat/conversations', 'chat.update', {
    summary: 'Close a conversation, assign it to a person, or label it',
    returns: ref('DeskConversation'),
    conflict: 'A closed conversation stays closed; or the update is stale.',
  }),
  readList(NOTES, 'chat.notes', {
    summary: 'List the internal notes of a conversation, the newest first',
    returns: listOf(ref('ChatNote')),
    rows: 'notes',
    idAs: 'conversationId',
  }),
  create(NOTES, 'chat.addNote', {
    summary: 'Add an internal note, which the visitor never sees',
    returns: ref('ChatNote'),
    idAs: 'conversationId',
  }),
];
