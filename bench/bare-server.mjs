import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import BetterSqlite3 from 'better-sqlite3';
import { Hono } from 'hono';

/**
 * The reference for comparisons: only Hono and better-sqlite3, one durable insert a request.
 * RESPONSES, as JSON, lists files to serve: path, file, type and encoding.
 */
const database = new BetterSqlite3(process.env.DATABASE_FILE);
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.exec(`
  create table if not exists events (id text primary key, type text not null, data text, agent text, created_at integer);
  create table if not exists inquiries (id text primary key, name text, email text, message text, created_at integer);
`);
const insertEvent = database.prepare('insert into events values (?, ?, ?, ?, ?)');
const insertInquiry = database.prepare('insert into inquiries values (?, ?, ?, ?, ?)');

const app = new Hono();
app.get('/healthz', (c) => c.json({ status: 'ok' }));
app.post('/api/analytics/track', async (c) => {
  const { event, data } = await c.req.json();
  const agent = c.req.header('user-agent');
  insertEvent.run(randomUUID(), event, JSON.stringify(data), agent, Date.now());
  return c.json({ accepted: true }, 202);
});
app.post('/api/contact', async (c) => {
  const { name, email, message } = await c.req.json();
  const id = randomUUID();
  insertInquiry.run(id, name, email, message, Date.now());
  return c.json({ id }, 201);
});

for (const { path, file, type, encoding } of JSON.parse(process.env.RESPONSES ?? '[]')) {
  const bytes = readFileSync(file);
  const headers = { 'Content-Type': type, ...(encoding && { 'Content-Encoding': encoding }) };
  app.get(path, (c) => c.body(bytes, 200, headers));
}

const listener = getRequestListener(app.fetch);
createServer((request, response) => void listener(request, response)).listen(
  Number(process.env.PORT),
  '127.0.0.1',
);
