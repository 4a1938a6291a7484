import { getTableColumns } from 'drizzle-orm';
import { chatConversations as table } from '../../../db/schema/chat';
import { chatFiles, chatNotes } from '../../../db/schema/chat-desk';
import {
  COUNT,
  type JsonSchema,
  listOf,
  objectOf,
  orNull,
  rowOf,
} from '../../rest/openapi/json-schema';
import { defineFeature } from '../define-feature';
import { recordsOf } from '../subjects';
import { removeExpiredLinks } from './chat-links';
import { mailReplies } from './mail-replies';
import { chatRest } from './chat.rest';
import { chatTables } from './chat.tables';
import { conversationColumns, deskColumns } from './conversations.service';
import { messageColumns } from './messages.service';
import { chatPersonalData } from './personal-data';

const TEXT: JsonSchema = { type: 'string' };
const PIXELS = orNull(COUNT);
const FILE = objectOf({
  name: TEXT,
  type: TEXT,
  size: COUNT,
  width: PIXELS,
  height: PIXELS,
  url: TEXT,
});

/** Only a message with a file has `file`. */
const { file, ...columns } = messageColumns;
const MESSAGE = rowOf(columns) as JsonSchema & { properties: object };

export const chat = defineFeature({
  router: () => import('./chat.router'),
  open: {
    current: 'everybody',
    start: 'everybody',
    messages: 'its visitor',
    send: 'its visitor',
    sendFile: 'its visitor',
    seen: 'its visitor',
    openLink: 'everybody',
    reach: 'everybody',
    here: 'its visitor',
    transcript: 'its visitor',
    rate: 'its visitor',
  },
  rest: chatRest,
  responses: () => ({
    Conversation: rowOf(conversationColumns),
    DeskConversation: rowOf(deskColumns, { labels: listOf(TEXT) }),
    Message: { ...MESSAGE, properties: { ...MESSAGE.properties, file: FILE } },
    ChatNote: rowOf(
      { ...getTableColumns(chatNotes), author: null },
      { mentions: listOf(TEXT), author: TEXT },
    ),
  }),
  mediaReferences: {
    label: 'Message',
    subjectType: 'conversation',
    title: chatFiles.name,
    columns: [chatFiles.id],
    newestFirst: chatFiles.createdAt,
  },
  tag: { name: 'Chat', description: 'Conversations with visitors.' },
  examples: async () => (await import('./chat.examples')).chatExamples,
  subjects: { conversation: recordsOf(table, table.visitorName, conversationColumns) },
  personalData: chatPersonalData,
  housekeeping: [mailReplies, removeExpiredLinks],
  tables: chatTables,
});
