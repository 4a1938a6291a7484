import type { RestRow } from '../../http/rest';
import { isPaged, linkToNext, readPage } from '../../http/rest-lists';
import { streamList } from '../../http/rest-stream';
import type { RestCall } from '../../http/rest';

const CONVERSATIONS = '/api/chat/conversations';
const MESSAGES = '/api/chat/conversations/:id/messages';

export const chatRest: RestRow[] = [
  {
    method: 'post',
    path: CONVERSATIONS,
    procedure: 'chat.start',
    status: 201,
    input: ({ body }) => body(),
    answer: ({ conversation }: { conversation: Record<string, unknown> }) => conversation,
    isCreating: true,
  },
  {
    method: 'get',
    path: MESSAGES,
    procedure: 'chat.messages',
    status: 200,
    input: ({ params, query }) => ({ ...readPage(query), conversationId: params.id }),
    answer: ({ messages: rows, nextCursor }: { messages: unknown[]; nextCursor: Cursor }, call) => {
      const conversationId = call.url.pathname.split('/').at(-2);
      return answerList({ rows, nextCursor }, call, async (cursor) => {
        const page = (await call.again({ conversationId, cursor })) as Messages;
        return { rows: page.messages, nextCursor: page.nextCursor };
      });
    },
  },
  {
    method: 'post',
    path: MESSAGES,
    procedure: 'chat.send',
    status: 201,
    input: async ({ body, params }) => {
      const message = await body();
      const isObject = typeof message === 'object' && message !== null && !Array.isArray(message);
      return isObject ? { ...message, conversationId: params.id } : message;
    },
    isCreating: true,
  },
  {
    method: 'get',
    path: '/api/admin/chat/conversations',
    procedure: 'chat.conversations',
    status: 200,
    input: ({ query }) => ({ ...readPage(query), status: query.status }),
    answer: ({ conversations: rows, nextCursor }: Conversations, call) => {
      const status = call.url.searchParams.get('status') ?? undefined;
      return answerList({ rows, nextCursor }, call, async (cursor) => {
        const page = (await call.again({ status, cursor })) as Conversations;
        return { rows: page.conversations, nextCursor: page.nextCursor };
      });
    },
  },
  {
    method: 'put',
    path: '/api/admin/chat/conversations/:id',
    procedure: 'chat.update',
    status: 200,
    input: ({ update }) => update(),
  },
];

type Cursor = string | null;

interface Page {
  rows: unknown[];
  nextCursor: Cursor;
}

interface Messages {
  messages: unknown[];
  nextCursor: Cursor;
}

interface Conversations {
  conversations: unknown[];
  nextCursor: Cursor;
}

/** One page with a link to the next, or all of them one after the other. */
function answerList(first: Page, call: RestCall, next: (cursor: string) => Promise<Page>) {
  if (isPaged(call.url)) {
    linkToNext(call, first.nextCursor);
    return first.rows;
  }
  return streamList({ before: '[', first, next, after: ']' });
}
