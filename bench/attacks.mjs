import BetterSqlite3 from 'better-sqlite3';
import { floodSocket, leaveInTheMiddle, sendLargeBodies } from './connection-attacks.mjs';
import { knockAtClientPages, sendPictures } from './file-attacks.mjs';
import { ask, flood, json, send } from './flood.mjs';
import { STAFF } from './start-server.mjs';

const MESSAGE = 'x'.repeat(4_000);

/** A conversation with so many messages: what the limits allow by requests, the others by SQL. */
async function startChat({ url, databaseFile }, messages) {
  const { body, cookie } = await ask(
    url,
    json('POST', '/api/chat/conversations', { message: MESSAGE }),
  );
  const path = `/api/chat/conversations/${body.id}/messages`;
  const first = await ask(url, json('POST', path, { message: MESSAGE }, { Cookie: cookie }));
  const sqlite = new BetterSqlite3(databaseFile, { timeout: 5_000 });
  // A trigger of the search index calls it.
  sqlite.function('fold_spelling', (text) => String(text).toLowerCase());
  const insert = sqlite.prepare(`insert into chat_messages
    (id, conversation_id, message, sender_type, created_at)
    select hex(randomblob(16)), conversation_id, message, sender_type, created_at
    from chat_messages where id = ?`);
  sqlite.transaction(() => {
    for (let count = 2; count < messages; count += 1) insert.run(first.body.id);
  })();
  sqlite.close();
  return { conversationId: body.id, lastEventId: first.body.id, cookie };
}

const LONG = 15_000;
const LONG_PATHS = [
  `/api/${'a'.repeat(LONG)}`,
  `/api/${'@'.repeat(LONG)}`,
  `/api/${'%40a'.repeat(LONG / 4)}`,
  `/a${'/'.repeat(LONG)}b`,
  `/a${'/'.repeat(2_000)}b`,
  `/${'@/'.repeat(1_000)}`,
  `/${'a.'.repeat(1_000)}-`,
  `/insights?q=${'%20'.repeat(LONG / 3)}`,
];
const longAddress = (turn) => ({ path: LONG_PATHS[turn % LONG_PATHS.length] });

function batchOf(name, inputs) {
  const input = encodeURIComponent(JSON.stringify({ ...inputs }));
  return `/trpc/${inputs.map(() => name).join(',')}?batch=1&input=${input}`;
}

function readInBatches(attack) {
  const { conversationId, cookie } = attack.state;
  const path = batchOf(
    'chat.messages',
    Array.from({ length: 10 }, () => ({ conversationId, limit: 1_000 })),
  );
  return flood(attack, 12, () => ({ path, headers: { Cookie: cookie } }));
}

/** Each visitor starts a conversation; then all of them write as fast as they can. */
async function chatAsMany(attack, visitors) {
  const chats = [];
  const start = json('POST', '/api/chat/conversations', { message: MESSAGE });
  const startSome = async () => {
    for (let count = 0; count < visitors / 20; count += 1) {
      const response = await fetch(attack.url + start.path, start);
      attack.seen(response.status);
      const { id } = await response.json();
      const Cookie = response.headers.get('set-cookie')?.split(';')[0];
      if (response.ok) chats.push({ id, Cookie });
    }
  };
  await Promise.all(Array.from({ length: 20 }, startSome));
  await flood(attack, 20, (turn) => {
    const { id, Cookie } = chats[turn % chats.length];
    return json('POST', `/api/chat/conversations/${id}/messages`, { message: MESSAGE }, { Cookie });
  });
}

const largeEvent = (turn) =>
  json('POST', '/api/analytics/track', { event: `import:${turn}`, data: { x: 'x'.repeat(1_900) } });

async function writeArticles({ url }) {
  const content = '## Why\n\nA paragraph with *emphasis* and a [link](/contact).\n\n'.repeat(320);
  const slugs = Array.from({ length: 20 }, (_, index) => `an-article-of-twenty-kilobytes-${index}`);
  for (const slug of slugs)
    await ask(url, json('POST', '/api/admin/insights', article(slug, content), STAFF));
  return { slugs };
}

const article = (slug, content) => ({
  title: slug,
  slug,
  excerpt: 'In the fifth month the first enthusiasm is gone.',
  content,
  category: 'ERP Integration',
  publishedAt: '2026-10-22T07:00:00.000Z',
});

const readFeed = () => ({ path: '/feed.xml' });

const PLACES = ['', '/insights', '/case-studies', '/admin', '/api', '/media/x'];
const madeUpPage = (turn) => ({ path: `${PLACES[turn % PLACES.length]}/made-up-${turn}` });

function readArticlesInBatches(attack) {
  const path = batchOf(
    'insights.article',
    attack.state.slugs.slice(0, 10).map((slug) => ({ slug })),
  );
  return flood(attack, 12, () => ({ path }));
}

const invalidForm = () => ({
  method: 'POST',
  path: '/contact',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  body: 'name=&email=nobody&message=',
});

/** Articles of headings only: too many of them, then as many as are allowed, which is then read. */
async function readManyHeadings({ url, seen, isOver }) {
  const create = (content, slug) =>
    send(url, json('POST', '/api/admin/insights', article(slug, content), STAFF));
  for (let turn = 0; !isOver(); turn += 1) {
    const slug = `headings-${turn}`;
    seen(await create('## a\n'.repeat(40_000).slice(0, 199_999), slug));
    seen(await create('## a\n'.repeat(2_000).trimEnd(), slug));
    seen(await send(url, { path: `/insights/${slug}` }));
  }
}

const eventFromAnybody = (turn) => {
  const address = `2001:db8:${(turn >> 16).toString(16)}:${(turn & 0xffff).toString(16)}::1`;
  const headers = { 'X-Forwarded-For': address };
  return json('POST', '/api/analytics/track', { event: 'import:done' }, headers);
};

/**
 * What somebody could send to bring the site down. `prepare` runs before, `run` until `isOver`; each
 * sent request, message or connection is told to `seen` with how it ended.
 */
export const attacks = {
  'socket flood': { prepare: (server) => startChat(server, 60), run: floodSocket },
  'long addresses': { run: (attack) => flood(attack, 20, longAddress) },
  'chat batches': { prepare: (server) => startChat(server, 1_000), run: readInBatches },
  'disk by chat': { run: (attack) => chatAsMany(attack, 300) },
  'disk by events': { run: (attack) => flood(attack, 20, largeEvent) },
  'feed.xml': { prepare: writeArticles, run: (attack) => flood(attack, 20, readFeed) },
  'made-up pages': { run: (attack) => flood(attack, 20, madeUpPage) },
  'article batches': { prepare: writeArticles, run: readArticlesInBatches },
  'invalid forms': { run: (attack) => flood(attack, 20, invalidForm) },
  'repeated headings': { run: readManyHeadings },
  'clients that leave': { run: leaveInTheMiddle },
  '300 MB bodies': { run: sendLargeBodies },
  'pictures in the chat': { run: sendPictures },
  'guessed links': { run: knockAtClientPages },
  'made-up clients': {
    env: { TRUST_PROXY: 'loopback' },
    run: (attack) => flood(attack, 20, eventFromAnybody),
  },
};
