import { expect } from 'vitest';
import type { createTestApp } from './test-app';

/** Fields of a message that staff send as an agent. */
export const AGENT = { senderType: 'agent', senderName: 'Support Agent' };

type TestApp = Pick<ReturnType<typeof createTestApp>, 'send'>;

export interface ConversationRow {
  id: string;
  visitorId: string;
  visitorName: string | null;
  visitorEmail: string | null;
  status: string;
  page: string | null;
  unreadCount: number;
  createdAt: string;
  updatedAt: string;
}

export interface MessageRow {
  id: string;
  conversationId: string;
  message: string;
  senderType: string;
  senderName: string | null;
  clientMessageId: string | null;
  createdAt: string;
}

/** The cookie of a response, as the next request sends it. */
export function cookieOf(response: Response): string {
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** Starts a conversation as a new visitor; returns it with the visitor cookie. */
export async function aVisitor({ send }: TestApp, body: Record<string, unknown> = {}) {
  const response = await send('POST', '/api/chat/conversations', {
    message: 'Do you work with cold stores?',
    ...body,
  });
  expect(response.status).toBe(201);
  const conversation = (await response.json()) as ConversationRow;
  return { conversation, Cookie: cookieOf(response), response };
}

export const CONVERSATIONS = '/api/admin/chat/conversations';
export const messagesPath = (id: string) => `/api/chat/conversations/${id}/messages`;
export const conversationPath = (id: string) => `${CONVERSATIONS}/${id}`;

export async function rowsOf<Row>(response: Response): Promise<Row[]> {
  expect(response.status).toBe(200);
  return (await response.json()) as Row[];
}

interface ChatUpload {
  bytes: Uint8Array;
  name: string;
  message?: string;
  /** Further fields. */
  fields?: Record<string, string>;
  headers?: Record<string, string>;
}

/** Sends a file in a conversation. */
export function sendChatFile(
  app: Pick<ReturnType<typeof createTestApp>['app'], 'request'>,
  id: string,
  { bytes, name, message = '', fields = {}, headers = {} }: ChatUpload,
) {
  const body = new FormData();
  for (const [field, value] of Object.entries({ ...fields, message })) body.set(field, value);
  body.set('file', new File([new Uint8Array(bytes)], name));
  return app.request(`/api/chat/conversations/${id}/files`, { method: 'POST', body, headers }, {});
}
