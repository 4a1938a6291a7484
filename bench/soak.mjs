import { fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { root } from '../scripts/source-hash.mjs';
import { option } from './measuring.mjs';
import { ADMIN_TOKEN, startServer } from './start-server.mjs';

/**
 * Mixed load on the built server with its default settings: visitors read, inquire, chat and are
 * counted, staff read, edit and upload. Memory and descriptors must not grow in the second half.
 *
 *   node bench/soak.mjs [--minutes 20]
 */
const MINUTES = option('minutes', 20);
const VISITORS = 20;
const MAX_GROWTH = 0.1;
const MAX_MORE_DESCRIPTORS = 10;

const server = await startServer({ RATE_LIMITS: 'on', LOG_LEVEL: 'info' });
const readers = fork(join(root, 'bench/visitors.mjs'), [server.url, String(VISITORS)]);
const statuses = {};
let isOver = false;
let turn = 0;

const STAFF = { Authorization: `Bearer ${ADMIN_TOKEN}` };
const rows = [];
const work = [
  every(500, inquire),
  every(100, track),
  every(500, chat),
  every(500, readAsStaff),
  every(5_000, edit),
  every(10_000, upload),
];
for (let minute = 0; minute <= MINUTES; minute += 1) {
  if (minute > 0) await sleep(60_000);
  rows.push({ minute, MB: memoryMb(), descriptors: countDescriptors(), requests: turn });
  console.log(rows.at(-1));
}
isOver = true;
await Promise.all(work);
readers.disconnect();
await server.stop();

const [half, end] = [rows[Math.floor(MINUTES / 2)], rows.at(-1)];
const broken = Object.keys(statuses).filter((status) => /^(5|failed)/.test(status));
const failures = [
  ...(Math.abs(end.MB / half.MB - 1) > MAX_GROWTH ? [`memory: ${half.MB} MB, ${end.MB} MB`] : []),
  ...(end.descriptors - half.descriptors > MAX_MORE_DESCRIPTORS
    ? [`descriptors: ${half.descriptors}, ${end.descriptors}`]
    : []),
  ...broken.map((status) => `${status}: ${statuses[status]}`),
];
console.table([half, end]);
console.table([statuses]);
for (const failure of failures) console.log(`MISSED  ${failure}`);
process.exit(failures.length > 0 ? 1 : 0);

/** Does it again and again until the end, one at a time. */
async function every(ms, work) {
  while (!isOver) {
    await work((turn += 1)).catch(() => count('failed'));
    await sleep(ms);
  }
}

async function inquire(n) {
  await send('POST', '/api/contact', {
    name: `Visitor ${n}`,
    email: `visitor-${n}@soak.example`,
    message: 'Do you work with cold stores?',
  });
}

async function track(n) {
  await send('POST', '/api/analytics/track', {
    event: 'page_view',
    data: { path: `/insights/${n % 20}`, referrer: '' },
  });
}

/** Opens a conversation, listens to it, writes, and leaves. */
async function chat(n) {
  const { body, cookie } = await send('POST', '/api/chat/conversations', { message: `Hello ${n}` });
  const headers = { Cookie: cookie, Origin: server.url };
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/live`, { headers });
  socket.on('error', () => count('failed socket'));
  await new Promise((resolve) => socket.once('open', resolve).once('close', resolve));
  socket.send(JSON.stringify({ id: 1, method: 'subscription', params: { path: 'visitor' } }));
  const path = `/api/chat/conversations/${JSON.parse(body).id}/messages`;
  for (let message = 0; message < 3; message += 1) {
    await send('POST', path, { message: `Message ${message}` }, { Cookie: cookie });
  }
  await send('GET', path, undefined, { Cookie: cookie });
  socket.terminate();
}

async function readAsStaff(n) {
  const lists = ['leads', 'chat/conversations', 'clients', 'analytics/events?limit=50'];
  await send('GET', `/api/admin/${lists[n % lists.length]}`, undefined, STAFF);
}

async function edit(n) {
  const slug = `soak-${n}`;
  const { body } = await send(
    'POST',
    '/api/admin/pages',
    { title: slug, slug, content: [] },
    STAFF,
  );
  const { id } = JSON.parse(body);
  await send('PUT', `/api/admin/pages/${id}`, { status: 'published' }, STAFF);
  await send('GET', `/${slug}`);
  await send('DELETE', `/api/admin/pages/${id}`, undefined, STAFF);
}

async function upload(n) {
  const body = new FormData();
  body.set('file', new File(['%PDF-1.4\n%%EOF\n'], `soak-${n}.pdf`, { type: 'application/pdf' }));
  const response = await fetch(`${server.url}/api/admin/media`, {
    method: 'POST',
    headers: STAFF,
    body,
  });
  count(response.status);
  const { id } = await response.json();
  await send('DELETE', `/api/admin/media/${id}`, undefined, STAFF);
}

/** From one of many addresses, so that what an honest visitor does meets no limit. */
function send(method, path, body, headers = {}) {
  return new Promise((resolve, reject) => {
    const localAddress = `127.0.${2 + (turn % 200)}.${1 + ((turn >> 3) % 200)}`;
    const agent = new Agent({ localAddress });
    const sent = request(server.url + path, {
      method,
      agent,
      headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
    });
    sent.once('error', reject).once('response', (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk)).once('error', reject);
      response.once('end', () => {
        count(response.statusCode);
        const cookie = response.headers['set-cookie']?.[0]?.split(';')[0];
        resolve({ body: Buffer.concat(chunks).toString(), cookie });
      });
    });
    sent.end(body && JSON.stringify(body));
  });
}

function count(status) {
  statuses[status] = (statuses[status] ?? 0) + 1;
}

function memoryMb() {
  const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'));
  return Math.round(Number(kb) / 1024);
}

function countDescriptors() {
  return readdirSync(`/proc/${server.pid}/fd`).length;
}
