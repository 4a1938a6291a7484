import { createServer, type AddressInfo, type Socket } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase, type Database } from '../../db/client';
import { mailOutbox } from '../../db/schema/mail';
import { openTestDatabase } from '../../db/test/open-test-database';
import { MINUTE_MS, movableClock } from '../test/clock';
import { noRateLimits } from '../core/rate-limits';
import { anInquiry } from '../features/leads/leads.examples';
import { startSmtpCatcher } from '../test/smtp-catcher';
import { createTestApp } from '../test/test-app';
import { queueMail, startOutbox } from './outbox';
import { createSmtpTransport } from './transport';

const FROM = 'hello@masar.example';
const NOTIFY = { NOTIFY_EMAIL: 'sales@masar.example', SITE_URL: 'https://www.masar.example' };

function openFile(): { file: string; database: Database } {
  const folder = mkdtempSync(join(tmpdir(), 'masar-mail-'));
  const file = join(folder, 'app.db');
  const database = openTestDatabase(file);
  onTestFinished(() => {
    database.$client.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { file, database };
}

const { clock, advance } = movableClock();

function startFor(database: Database, url: string, logged: string[] = []) {
  const log = pino({ base: null }, { write: (line: string) => logged.push(line) });
  const outbox = startOutbox({ database, clock, log, transport: createSmtpTransport(url, FROM) });
  onTestFinished(() => outbox.stop());
  return outbox;
}

const queuedMails = (database: Database) => database.select().from(mailOutbox).all();

function queue(database: Database, changes: Partial<Parameters<typeof queueMail>[1]> = {}) {
  queueMail(database, {
    recipient: 'sales@masar.example',
    replyTo: 'dana@mail.example',
    subject: 'New inquiry from Dana',
    body: 'Hello',
    now: clock().toISOString(),
    ...changes,
  });
}

/** Accepts connections and never responds. */
async function startSilentServer() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, sockets };
}

test('an inquiry is notified by mail, with the visitor in Reply-To', async () => {
  const { url, mails } = await startSmtpCatcher();
  const { database } = openFile();
  const outbox = startFor(database, url);
  const { caller } = createTestApp({ env: NOTIFY, deps: { database, outbox, clock } });
  const { id } = await caller().leads.create({
    name: 'Yousef Al-Amri',
    email: 'yousef@aqaba.example',
    phone: '+962 6 555 0142',
    interest: 'supply-chain',
    message: 'Cold chain.\nمرحبا',
  });
  await expect.poll(() => mails.length).toBe(1);
  expect(mails[0]).toMatchObject({
    to: ['sales@masar.example'],
    headers: {
      from: FROM,
      to: 'sales@masar.example',
      'reply-to': 'yousef@aqaba.example',
      subject: 'New inquiry from Yousef Al-Amri',
    },
    text: [
      'Name: Yousef Al-Amri',
      'Email: yousef@aqaba.example',
      'Phone: +962 6 555 0142',
      'Interest: Supply Chain Optimization',
      '',
      'Cold chain.\nمرحبا',
      '',
      `In the console: https://www.masar.example/admin/leads?lead=${id}`,
    ].join('\n'),
  });
  await expect.poll(() => queuedMails(database)).toEqual([]);
});

test('a name cannot add headers to the mail', async () => {
  const { url, mails } = await startSmtpCatcher();
  const { database } = openFile();
  const outbox = startFor(database, url);
  const { caller } = createTestApp({ env: NOTIFY, deps: { database, outbox, clock } });
  await caller().leads.create(anInquiry({ name: 'Dana\r\nBcc: everybody@mail.example' }));
  await expect.poll(() => mails.length).toBe(1);
  expect(mails[0]?.to).toEqual(['sales@masar.example']);
  expect(mails[0]?.headers).not.toHaveProperty('bcc');
});

test('a mail that the server refuses is sent again, after increasing pauses', async () => {
  const { url, mails, counts } = await startSmtpCatcher({ refuse: 2 });
  const { database } = openFile();
  const logged: string[] = [];
  queue(database);
  const outbox = startFor(database, url, logged);
  const attempts = () => queuedMails(database)[0]?.attempts;

  await expect.poll(attempts).toBe(1);
  expect(queuedMails(database)[0]?.lastError).toContain('Come back later');
  expect(logged.join()).not.toMatch(/mail\.example|masar\.example/);

  advance(15_000);
  await expect
    .poll(() => {
      outbox.wake();
      return attempts();
    })
    .toBe(2);

  advance(15_000);
  outbox.wake();
  expect(counts.refused).toBe(2);
  expect(attempts()).toBe(2);

  advance(15_000);
  await expect
    .poll(() => {
      outbox.wake();
      return mails.length;
    })
    .toBe(1);
  await expect.poll(() => queuedMails(database)).toEqual([]);
});

test('a mail whose row cannot be removed is not sent again', async () => {
  const { url, mails } = await startSmtpCatcher();
  const { file, database } = openFile();
  queue(database);
  const other = new BetterSqlite3(file);
  onTestFinished(() => void other.close());
  other.exec('begin immediate');
  const logged: string[] = [];
  const outbox = startFor(database, url, logged);
  await expect.poll(() => logged.join()).toContain('mail outbox failed');
  other.exec('rollback');
  outbox.wake();
  await expect.poll(() => queuedMails(database)).toEqual([]);
  expect(mails).toHaveLength(1);
});

test('a mail that cannot be sent does not hold up the next one', async () => {
  const { url, mails } = await startSmtpCatcher({ refuse: 1 });
  const { database } = openFile();
  queue(database, { subject: 'Refused' });
  queue(database, { subject: 'Accepted' });
  startFor(database, url);
  await expect.poll(() => mails.map(({ headers }) => headers.subject)).toEqual(['Accepted']);
  await expect
    .poll(() => queuedMails(database))
    .toMatchObject([{ subject: 'Refused', attempts: 1 }]);
});

test('a pending mail is sent after a restart on the same file', async () => {
  const { file, database } = openFile();
  queue(database);
  const dead = await startSilentServer();
  const outbox = startFor(database, dead.url);
  await expect.poll(() => dead.sockets.length).toBe(1);
  const stopped = outbox.stop();
  for (const socket of dead.sockets) socket.destroy();
  await stopped;
  database.$client.close();

  const again = openDatabase(file);
  onTestFinished(() => void again.$client.close());
  expect(queuedMails(again)).toMatchObject([{ subject: 'New inquiry from Dana', attempts: 1 }]);
  advance(MINUTE_MS);
  const { url, mails } = await startSmtpCatcher();
  startFor(again, url);
  await expect.poll(() => mails.length).toBe(1);
  expect(mails[0]?.headers.subject).toBe('New inquiry from Dana');
});

test('a mail server that does not respond does not delay inquiries, and their mails stay queued', async () => {
  const dead = await startSilentServer();
  const { database } = openFile();
  const outbox = startFor(database, dead.url);
  const { send } = createTestApp({ env: NOTIFY, deps: { database, outbox, clock } });
  const first = await send('POST', '/api/contact', anInquiry());
  await expect.poll(() => dead.sockets.length).toBe(1);
  const second = await send('POST', '/api/contact', anInquiry());
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(queuedMails(database)).toMatchObject([{ attempts: 0 }, { attempts: 0 }]);
  for (const socket of dead.sockets) socket.destroy();
});

describe('a flood of inquiries', () => {
  test('brings ten mails an hour, then one digest', async () => {
    const { url, mails } = await startSmtpCatcher();
    const { database } = openFile();
    const outbox = startFor(database, url);
    const { caller } = createTestApp({
      env: NOTIFY,
      deps: { database, outbox, clock, limits: noRateLimits },
    });
    const inquire = (name: string) => caller().leads.create(anInquiry({ name }));
    for (let sent = 1; sent <= 130; sent += 1) await inquire(`Visitor ${sent}`);
    // A mail leaves the queue a little after the server has taken it.
    await expect
      .poll(() => queuedMails(database))
      .toMatchObject([{ digestCount: 120, attempts: 0 }]);
    expect(mails).toHaveLength(10);

    advance(59 * MINUTE_MS);
    await inquire('Visitor 131');
    outbox.wake();
    expect(queuedMails(database)).toHaveLength(1);

    advance(2 * MINUTE_MS);
    await inquire('Visitor 132');
    await expect
      .poll(() => {
        outbox.wake();
        return mails.length;
      })
      .toBe(12);
    const digest = mails.find(({ headers }) => headers.subject === '121 more in the last hour');
    expect(digest?.text).toContain('121 more came within the hour. The first 100:');
    expect(digest?.text).toContain(
      'New inquiry from Visitor 11\nhttps://www.masar.example/admin/leads?lead=',
    );
    expect(digest?.text).toContain('New inquiry from Visitor 110\n');
    expect(digest?.text).not.toContain('Visitor 111');
    expect(mails.map(({ headers }) => headers.subject)).toContain('New inquiry from Visitor 132');
  });
});
