import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { fillWithDemo, option, round2, summary } from './measuring.mjs';
import { STAFF, startServer } from './start-server.mjs';

/**
 * Lists, filters, searches, threads and writes of the chat desk over a small and a large number of
 * conversations. Needs the build in dist/. Options: --small N (10000), --large N (100000),
 * --runs N of each call (60), --pause N seconds after each start (60).
 */
const SMALL = option('small', 10_000);
const LARGE = option('large', 100_000);
const RUNS = option('runs', 60);
/** The first minute after a start has tasks of its own, such as the first housekeeping. */
const PAUSE_MS = option('pause', 60) * 1_000;
const MESSAGES_OF_EACH = 4;
const MAX_P95_MS = 50;
const MAX_GROWTH = 3;

const ADMINISTRATOR = '00000000-0000-7000-8000-000000000000';
const QUESTIONS = [
  'Do you work with companies in Kuwait?',
  'How long does a small project take?',
  'هل تقدمون الدعم باللغة العربية؟',
  'Can we start with one warehouse?',
];

const list = (input) => ['chat.conversations', { limit: 50, ...input }];
const READS = {
  all: list({}),
  active: list({ status: 'active' }),
  closed: list({ status: 'closed' }),
  unanswered: list({ queue: 'unanswered' }),
  mine: list({ queue: 'mine' }),
  unassigned: list({ queue: 'unassigned' }),
  counts: ['chat.counts'],
  'search of 1, d': list({ search: 'd' }),
  'search of 3, dan': list({ search: 'dan' }),
  'search of 9, warehouse': list({ search: 'warehouse' }),
  'search of 8, Arabic': list({ search: 'باللغة' }),
  'search of a name': list({ search: 'visitor 71' }),
  'search of nobody': list({ search: 'zzyzx' }),
  'search in closed': list({ search: 'kuwait', status: 'closed' }),
  thread: (id) => ['chat.thread', { conversationId: id, limit: 50, from: 'end' }],
  notes: (id) => ['chat.notes', { conversationId: id, limit: 200 }],
  'the visitor’s side': (id) => ['chat.side', { id }],
  'times of 30 days': ['chat.times', { period: '30d' }],
};
const WRITES = {
  'send, as an agent': (id, run) => [
    'chat.send',
    { conversationId: id, message: `Answer ${run}`, senderType: 'agent' },
  ],
  'add a note': (id, run) => ['chat.addNote', { conversationId: id, text: `Note ${run}` }],
  label: (id, run) => ['chat.update', { id, labels: [`label ${run % 10}`] }],
};

let isMissed = false;
const times = { small: await measure(SMALL), large: await measure(LARGE) };
report();
process.exit(isMissed ? 1 : 0);

async function measure(conversations) {
  let ids = [];
  const server = await startServer({}, undefined, async (file) => {
    await fillWithDemo(file, { events: 0, leads: 10 });
    ids = addConversations(file, conversations);
  });
  try {
    await sleep(PAUSE_MS);
    const measured = {};
    for (const [name, call] of Object.entries({ ...READS, ...WRITES })) {
      measured[name] = await timesOf(server, ids, call, name in WRITES);
    }
    return measured;
  } finally {
    await server.stop();
  }
}

async function timesOf({ url }, ids, call, isWrite) {
  const measured = [];
  for (let run = 0; run <= RUNS; run += 1) {
    const id = ids[(run * 97) % ids.length];
    const [procedure, input] = typeof call === 'function' ? call(id, run) : call;
    const query = input && !isWrite ? `?input=${encodeURIComponent(JSON.stringify(input))}` : '';
    const startedAt = performance.now();
    const response = await fetch(`${url}/trpc/${procedure}${query}`, {
      headers: STAFF,
      ...(isWrite && { method: 'POST', body: JSON.stringify(input) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${procedure} responds ${response.status}: ${text}`);
    // The first one loads pages of the file.
    if (run > 0) measured.push(performance.now() - startedAt);
  }
  return summary(measured);
}

/** A tenth is active, a fifth of these waits; every third is assigned. Returns ids of active ones. */
function addConversations(file, amount) {
  const database = new BetterSqlite3(file);
  // The texts below have nothing else to fold. Triggers of search indexes call it.
  database.function('fold_spelling', (text) => String(text).toLowerCase());
  const conversation = database.prepare(
    `insert into chat_conversations (id, visitor_id, visitor_name, visitor_email, status, page,
       assignee_id, labels, preview, waiting_since, first_answer_at, closed_at, created_at, updated_at)
     values (?, ?, ?, ?, ?, '/solutions', ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const message = database.prepare(
    `insert into chat_messages (id, conversation_id, message, sender_type, sender_name, created_at)
     values (?, ?, ?, ?, ?, ?)`,
  );
  const now = Date.now();
  const active = [];
  database.transaction(() => {
    // The oldest first, as time stores them.
    for (let index = amount - 1; index >= 0; index -= 1) {
      const id = randomUUID();
      const at = now - index * 60_000;
      const isActive = index % 10 === 0;
      if (isActive && index < 10_000) active.push(id);
      const question = QUESTIONS[index % QUESTIONS.length];
      conversation.run(
        ...[id, randomUUID(), index % 2 ? `Visitor ${index}` : null],
        ...[index % 3 ? null : `visitor${index}@mail.example`, isActive ? 'active' : 'closed'],
        ...[index % 3 ? null : ADMINISTRATOR, index % 20 ? '[]' : '["ERP"]', question],
        ...[isActive && index % 50 === 0 ? at : null, at + 60_000, isActive ? null : at + 90_000],
        ...[at, at + 120_000],
      );
      for (let part = 0; part < MESSAGES_OF_EACH; part += 1) {
        const isAgent = part % 2 === 1;
        const text = isAgent ? `Yes. It takes ${index % 500} days.` : question;
        message.run(
          ...[randomUUID(), id, text, isAgent ? 'agent' : 'visitor', isAgent ? 'Lina' : null],
          at + part * 30_000,
        );
      }
    }
  })();
  database.close();
  return active;
}

function report() {
  const rows = Object.keys(times.small).map((name) => {
    const [small, large] = [times.small[name], times.large[name]];
    const growth = large.p95 / small.p95;
    expectAtMost(`${name}: p95, ms`, large.p95, MAX_P95_MS);
    // Below that a ratio says nothing.
    if (large.p95 > 5) expectAtMost(`${name}: growth of p95`, growth, MAX_GROWTH);
    return {
      call: name,
      [`median at ${SMALL}`]: small.median,
      [`p95 at ${SMALL}`]: small.p95,
      [`median at ${LARGE}`]: large.median,
      [`p95 at ${LARGE}`]: large.p95,
      growth: round2(growth),
    };
  });
  console.log(`ms from request to the last byte, ${RUNS} calls each`);
  console.table(rows);
}

function expectAtMost(what, value, most) {
  if (value <= most) return;
  isMissed = true;
  console.log(`MISSED: ${what} ${round2(value)}, at most ${most}`);
}
