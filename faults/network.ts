import { readFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import BetterSqlite3 from 'better-sqlite3';
import { expect, onTestFinished } from 'vitest';
import { startSmtpCatcher } from '../server/test/smtp-catcher';
import { type BuiltServer, freePort, startServer } from './built-server';
import { expectNothingLost } from './database';
import { fetchWhole, Load } from './load';
import type { Row } from './table';

const STOP_WITHIN_MS = 10_000;

/** SIGTERM while requests are on their way. */
export async function stopUnderLoad(): Promise<Row> {
  const server = await startServer();
  const load = new Load();
  await load.start(server, 12);
  await load.untilMore(100);
  const startedAt = performance.now();
  expect(await server.end('SIGTERM')).toBe(0);
  const took = performance.now() - startedAt;
  expect(took).toBeLessThan(STOP_WITHIN_MS);
  await load.untilGone();
  const found = expectNothingLost(load, server.databaseFile);
  const { tried, acknowledged } = load.answers;
  return { tried, acknowledged, lost: found.lost, notes: `exit 0 after ${Math.round(took)} ms` };
}

const INQUIRIES = 10;

/** Nothing listens where mail should go; later something does. */
export async function deadMailServer(): Promise<Row> {
  const port = await freePort();
  const server = await startServer({ env: mailTo(port) });
  const slowest = await sendInquiries(server);
  const { mails } = await startSmtpCatcher({ port });
  const startedAt = performance.now();
  return deliveredLater(mails, slowest, startedAt);
}

/** The mail server takes seconds for its first word. */
export async function slowMailServer(): Promise<Row> {
  const { url, mails } = await startSmtpCatcher();
  const slow = await listenSlowly(Number(new URL(url).port), 2_000);
  const server = await startServer({ env: mailTo(slow) });
  const slowest = await sendInquiries(server);
  return deliveredLater(mails, slowest, performance.now());
}

/** The mail server never says a word; the process is stopped meanwhile, and mail goes after a start. */
export async function silentMailServer(): Promise<Row> {
  const port = await listenSlowly(0, 3_600_000);
  const server = await startServer({ env: mailTo(port) });
  const slowest = await sendInquiries(server);
  const startedAt = performance.now();
  expect(await server.end('SIGTERM')).toBe(0);
  const took = Math.round(performance.now() - startedAt);
  expect(took).toBeLessThan(STOP_WITHIN_MS + 500);
  const sqlite = new BetterSqlite3(server.databaseFile, { readonly: true });
  const waiting = sqlite.prepare('select count(*) from mail_outbox').pluck().get() as number;
  sqlite.close();
  expect(waiting).toBe(INQUIRIES);
  const notes = `slowest 201 ${slowest} ms; stopped after ${took} ms; ${waiting} mails wait in the file`;
  return { tried: INQUIRIES, acknowledged: INQUIRIES, lost: INQUIRIES - waiting, notes };
}

const mailTo = (port: number) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  NOTIFY_EMAIL: 'sales@masar.example',
});

async function sendInquiries({ url }: BuiltServer): Promise<number> {
  let slowest = 0;
  for (let count = 0; count < INQUIRIES; count += 1) {
    const startedAt = performance.now();
    const { status } = await fetchWhole(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: `Dana ${count}`, email: 'dana@a.example', message: 'Hello' }),
    });
    expect(status).toBe(201);
    slowest = Math.max(slowest, performance.now() - startedAt);
  }
  expect(slowest).toBeLessThan(1_000);
  return Math.round(slowest);
}

async function deliveredLater(
  mails: { headers: Record<string, string> }[],
  slowest: number,
  startedAt: number,
): Promise<Row> {
  const subjects = () => new Set(mails.map(({ headers }) => headers.subject)).size;
  await expect.poll(subjects, { timeout: 90_000, interval: 200 }).toBe(INQUIRIES);
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  return {
    tried: INQUIRIES,
    acknowledged: INQUIRIES,
    lost: INQUIRIES - subjects(),
    notes: `slowest 201 ${slowest} ms; all mails there ${seconds} s after the server would take them`,
  };
}

/** Takes connections, and carries them on to the port only after a while. */
async function listenSlowly(to: number, afterMs: number): Promise<number> {
  const sockets = new Set<Socket>();
  const timers = new Set<NodeJS.Timeout>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    timers.add(
      setTimeout(() => {
        const onward = connect(to, '127.0.0.1');
        onward.on('error', () => undefined);
        sockets.add(onward);
        socket.pipe(onward).pipe(socket);
      }, afterMs),
    );
  });
  onTestFinished(() => {
    for (const timer of timers) clearTimeout(timer);
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return port;
}

const LEFT_FOR_OTHERS = 1_000;
const AT_LEAST = 1_000;
const AT_MOST = 15_000;

/** Connections that begin a request and never end it, as many as the limit of open files leaves. */
export async function unfinishedRequests(): Promise<Row> {
  const amount = Math.min(openFilesLimit() - LEFT_FOR_OTHERS, AT_MOST);
  expect(amount, 'connections that the limit of open files leaves').toBeGreaterThan(AT_LEAST);
  const server = await startServer();
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  const headers = `POST /api/contact HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n`;
  const halves = [
    headers,
    `${headers}Content-Type: application/json\r\nContent-Length: 99\r\n\r\n{`,
  ];
  while (sockets.length < amount) {
    const some = Array.from({ length: Math.min(250, amount - sockets.length) }, (_, index) =>
      begin(server.port, halves[index % 2] ?? ''),
    );
    sockets.push(...(await Promise.all(some)));
  }

  const load = new Load();
  await load.start(server, 1);
  const times: number[] = [];
  for (let count = 0; count < 100; count += 1) {
    const startedAt = performance.now();
    expect((await fetchWhole(`${server.url}/`)).status).toBe(200);
    times.push(performance.now() - startedAt);
  }
  await load.stop();
  const open = sockets.filter((socket) => !socket.destroyed).length;
  expect(open).toBeGreaterThan(AT_LEAST);
  expect(load.answers.refused).toBe(0);
  const { lost } = load.compareWith(server.databaseFile);
  const { tried, acknowledged } = load.answers;
  const median = times.toSorted((a, b) => a - b)[50] ?? 0;
  const notes = `${open} open connections; 100 pages, median ${median.toFixed(1)} ms, slowest ${Math.max(...times).toFixed(0)} ms`;
  return { tried, acknowledged, lost, notes };
}

function begin(port: number, half: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(half, () => resolve(socket));
    });
    socket.once('error', reject);
    socket.resume();
  });
}

function openFilesLimit(): number {
  const limits = readFileSync('/proc/self/limits', 'utf8');
  return Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? 0);
}
