import { readFileSync } from 'node:fs';
import { WebSocket } from 'ws';
import { option } from './measuring.mjs';
import { STAFF, startServer } from './start-server.mjs';

/**
 * 500 visitors with open panels and 20 agents send 50 messages a second, half from each side. Panels
 * and consoles also report who is there and who types, as often as browsers do.
 * Measures the delay until the other side receives each message, lost and duplicate messages,
 * memory, and the latency of a cached page with and without the chat.
 *
 *   node bench/chat.mjs [--visitors 500] [--agents 20] [--rate 50] [--seconds 10] [--rounds 3]
 */
const VISITORS = option('visitors', 500);
const AGENTS = option('agents', 20);
const RATE = option('rate', 50);
const SECONDS = option('seconds', 10);
const ROUNDS = option('rounds', 3);
const PANEL_EVERY_S = 20;
const TYPING_EVERY_S = 3;
const GOAL = { p95: 50, memory: 300, page: 2 };

const { url, pid, stop } = await startServer();
let isMet = false;
try {
  isMet = await measure();
} finally {
  await stop();
}
process.exit(isMet ? 0 : 1);

async function measure() {
  await measurePage(2);
  const session = await signIn();
  const received = new Map();
  const agents = await all(AGENTS, () => subscribe('staff', session, received, 'agent'));
  const visitors = await all(VISITORS, async () => {
    const { id, cookie } = await startConversation();
    const socket = await subscribe('visitor', cookie, received, 'visitor');
    return { id, cookie, socket };
  });

  const rounds = await all(ROUNDS, async (round) => {
    const quiet = await measurePage(SECONDS);
    const page = measurePage(SECONDS);
    const [sent] = await Promise.all([
      sendMessages(visitors, round),
      sendReports(visitors, session),
    ]);
    const busy = await page;
    await pause(1_000);
    return { sent, quiet, busy, memory: memoryMb() };
  });
  const overall = {
    sent: rounds.flatMap(({ sent }) => sent),
    quiet: rounds.flatMap(({ quiet }) => quiet),
    busy: rounds.flatMap(({ busy }) => busy),
    memory: Math.max(...rounds.map(({ memory }) => memory)),
  };
  for (const { socket } of visitors) socket.terminate();
  for (const socket of agents) socket.terminate();

  const rows = [...rounds, overall].map((round) => figures(round, received));
  console.table(
    Object.fromEntries(rows.map((row, index) => [index < ROUNDS ? index + 1 : 'all', row])),
  );
  console.log('Goals:', GOAL, `over ${VISITORS} visitors, ${AGENTS} agents, ${RATE} messages/s`);
  const total = rows.at(-1);
  return (
    total['p95 ms'] <= GOAL.p95 &&
    total.lost === 0 &&
    total.duplicate === 0 &&
    total.MB < GOAL.memory &&
    total['page p99 busy'] <= GOAL.page * total['page p99 quiet']
  );
}

function figures({ sent, quiet, busy, memory }, received) {
  // An agent's message goes to its visitor, a visitor's message to every agent.
  const delays = [];
  let lost = 0;
  let duplicate = 0;
  for (const { id, at, from } of sent) {
    const times = received.get(id)?.[from === 'visitor' ? 'agent' : 'visitor'] ?? [];
    const expected = from === 'visitor' ? AGENTS : 1;
    lost += Math.max(0, expected - times.length);
    duplicate += Math.max(0, times.length - expected);
    delays.push(...times.map((time) => time - at));
  }
  return {
    messages: sent.length,
    'p50 ms': percentile(delays, 50),
    'p95 ms': percentile(delays, 95),
    'p99 ms': percentile(delays, 99),
    'max ms': percentile(delays, 100),
    lost,
    duplicate,
    MB: memory,
    'page p99 quiet': percentile(quiet, 99),
    'page p99 busy': percentile(busy, 99),
  };
}

/** Sends at an even rate, without waiting for responses. */
async function sendMessages(visitors, round) {
  const sent = [];
  const calls = [];
  const start = performance.now();
  for (let count = 0; count < RATE * SECONDS; count += 1) {
    await pause(start + (count * 1000) / RATE - performance.now());
    const { id, cookie } = visitors[count % visitors.length];
    const from = count % 2 === 0 ? 'visitor' : 'agent';
    const body = {
      message: `Message ${count}: can the forecast read the stock table once a night?`,
      clientMessageId: `bench-${round}-${count}-${'x'.repeat(8)}`,
      ...(from === 'agent' ? { senderType: 'agent', senderName: 'Support Agent' } : {}),
    };
    sent.push({ id: body.clientMessageId, at: performance.now(), from });
    const headers = from === 'agent' ? STAFF : { Cookie: cookie };
    calls.push(post(`/api/chat/conversations/${id}/messages`, body, headers));
  }
  await Promise.all(calls);
  return sent;
}

/** Each panel every 20 seconds, and each agent, who types, every 3 seconds. */
async function sendReports(visitors, session) {
  const panels = (VISITORS / PANEL_EVERY_S) * SECONDS;
  const looks = (AGENTS / TYPING_EVERY_S) * SECONDS;
  const calls = [];
  const start = performance.now();
  const count = Math.round(panels + looks);
  for (let index = 0; index < count; index += 1) {
    await pause(start + (index * SECONDS * 1_000) / count - performance.now());
    const { id, cookie } = visitors[index % visitors.length];
    const isLook = index % Math.round(count / looks) === 0;
    const path = isLook ? '/trpc/chat.look' : '/trpc/chat.here';
    const body = isLook
      ? { id, isTyping: true }
      : { id, page: index % 4 === 0 ? '/contact' : '/', timeZone: 'Asia/Riyadh' };
    calls.push(post(path, body, { Cookie: isLook ? session : cookie, Origin: url }, 200));
  }
  await Promise.all(calls);
}

/** The latencies of requests over one connection, one at a time. */
async function measurePage(seconds) {
  const times = [];
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    const start = performance.now();
    const response = await fetch(`${url}/`, { headers: { 'Accept-Encoding': 'br' } });
    await response.arrayBuffer();
    times.push(performance.now() - start);
    await pause(5);
  }
  return times;
}

function subscribe(path, cookie, received, who) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, {
      headers: { Cookie: cookie, Origin: url },
    });
    socket.on('error', reject);
    socket.on('open', () =>
      socket.send(JSON.stringify({ id: 1, method: 'subscription', params: { path } })),
    );
    socket.on('message', (data) => {
      const text = data.toString();
      if (text === 'PING') return socket.send('PONG');
      const { result } = JSON.parse(text);
      if (result?.type === 'started') return resolve(socket);
      const id = result?.data?.data?.message?.clientMessageId;
      if (!id) return undefined;
      const times = received.get(id) ?? { agent: [], visitor: [] };
      times[who].push(performance.now());
      return received.set(id, times);
    });
  });
}

async function startConversation() {
  const response = await post('/api/chat/conversations', { message: 'Good morning' }, {});
  const { id } = await response.json();
  return { id, cookie: response.headers.get('set-cookie').split(';')[0] };
}

async function signIn() {
  const response = await fetch(`${url}/trpc/leads.list?input={}`, { headers: STAFF });
  return response.headers.get('set-cookie').split(';')[0];
}

async function post(path, body, headers, expected = 201) {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (response.status !== expected) throw new Error(`${path} responds ${response.status}`);
  return response;
}

/** The resident memory of the process. */
function memoryMb() {
  const [, kb = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kb) / 1024);
}

async function all(count, make) {
  const made = [];
  for (let index = 0; index < count; index += 1) made.push(await make(index));
  return made;
}

function percentile(values, percent) {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))];
  return Math.round((value ?? 0) * 10) / 10;
}

function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
}
