import { existsSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { killUnderTalks } from './chat';
import { canRun, fullFileSystem, killInTheMiddle, lockedFor, noFileMayGrow } from './database';
import { clockJumps, replacedFile, tornLog } from './files';
import { fullAtEachWrite } from './full-disk';
import {
  deadMailServer,
  silentMailServer,
  slowMailServer,
  stopUnderLoad,
  unfinishedRequests,
} from './network';
import { printTable, record } from './table';
import { killBeforeDelivery } from './webhooks';

/** FAULTS=short leaves out what takes long, for every run of the tests. */
const isShort = process.env.FAULTS === 'short';
const TMPFS = ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'];

afterAll(printTable);

const kills = isShort ? 8 : 200;
test(`what was acknowledged survives ${kills} times kill -9`, async () => {
  const { lost } = await record('kill -9 in the middle of writes', () => killInTheMiddle(kills));
  expect(lost).toBe(0);
});

test('half a page at the end of the log is ignored', async () => {
  const { lost } = await record('kill -9, then half a page more in the log', () =>
    tornLog(isShort ? 1 : 10),
  );
  expect(lost).toBe(0);
});

test('a clock that jumps removes nothing and ends sessions on time', async () => {
  const { lost } = await record('clock jumps', clockJumps);
  expect(lost).toBe(0);
});

test('a file that was replaced is told by /healthz', async () => {
  await record('file replaced while running', replacedFile);
});

test.skipIf(!canRun('prlimit', '--version'))(
  'without a byte of room every write path answers 503',
  async () => {
    await record('disk full at each write path', fullAtEachWrite);
  },
);

const seconds = isShort ? 1.5 : 10;
test(`a database that is locked for ${seconds} s is waited for or refused, and read`, async () => {
  const { lost } = await record(`locked for ${seconds} s by another process`, () =>
    lockedFor(seconds),
  );
  expect(lost).toBe(0);
});

test.skipIf(!canRun('prlimit', '--version'))(
  'without room for more, reads go on, writes answer 503, and all is well afterwards',
  async () => {
    const { lost } = await record('no file may grow (RLIMIT_FSIZE)', noFileMayGrow);
    expect(lost).toBe(0);
  },
);

test('stopped under load, it finishes what it began and exits with 0', async () => {
  const { lost } = await record('SIGTERM under load', stopUnderLoad);
  expect(lost).toBe(0);
});

const stops = isShort ? 3 : 30;
test(`webhooks hear of every event through ${stops} times kill -9`, async () => {
  const { lost } = await record('kill -9 before webhooks are called', () =>
    killBeforeDelivery(stops),
  );
  expect(lost).toBe(0);
});

const chatKills = isShort ? 2 : 20;
test(`talks go on through ${chatKills} times kill -9, and show each message once`, async () => {
  const { lost } = await record('kill -9 under 50 talks', () => killUnderTalks(chatKills));
  expect(lost).toBe(0);
});

describe.skipIf(isShort)('what takes longer', () => {
  test.skipIf(!canRun('unshare', ...TMPFS))(
    'a full file system is survived (skipped where nothing may be mounted)',
    async () => {
      const { lost } = await record(`full file system (tmpfs)`, fullFileSystem);
      expect(lost).toBe(0);
    },
  );

  test('without a mail server inquiries are taken, and mail goes out later', async () => {
    const { lost } = await record('no mail server, then one', deadMailServer);
    expect(lost).toBe(0);
  });

  test('with a slow mail server too', async () => {
    const { lost } = await record('mail server that takes 2 s a mail', slowMailServer);
    expect(lost).toBe(0);
  });

  test('a silent mail server does not hold up the stop', async () => {
    const { lost } = await record('silent mail server, SIGTERM', silentMailServer);
    expect(lost).toBe(0);
  });

  test.skipIf(!existsSync('/proc/self/limits'))(
    'thousands of requests that never end leave others served',
    async () => {
      const { lost } = await record('requests that never end', unfinishedRequests);
      expect(lost).toBe(0);
    },
  );
});
