import { setTimeout as sleep } from 'node:timers/promises';
import { and, asc, count, eq, isNotNull, isNull, lte, min } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { HOUR_MS } from '../../db/durations';
import { type Letter, mailOutbox } from '../../db/schema/mail';
import { newId } from '../../db/ids';
import { write } from '../../db/write';
import type { Log } from '../core/log';
import { readAttachments } from './attachments';
import { isRefusedForGood, type MailTransport } from './transport';

interface NewMail {
  recipient: string;
  replyTo: string | null;
  subject: string;
  body: string;
  now: string;
  /** Of a mail to somebody outside: it is sent at most once, and not before `sendAt`. */
  letter?: { id?: string; sendAt?: string } & Letter;
}

/** Runs in the transaction of the notified write, so that both are stored or neither. */
export function queueMail(database: Database, { now, letter, ...mail }: NewMail): void {
  const { id = newId(), sendAt = now, ...headers } = letter ?? {};
  database
    .insert(mailOutbox)
    .values({
      ...mail,
      id,
      letter: letter ? (headers as Letter) : null,
      nextAttemptAt: sendAt,
      createdAt: now,
    })
    .run();
}

export const isStoredMail = (database: Database, id: string): boolean =>
  database.select({ id: mailOutbox.id }).from(mailOutbox).where(eq(mailOutbox.id, id)).get() !==
  undefined;

/** Removes a mail that is not being sent at this moment. Returns whether it was still there. */
export const withdrawMail = (database: Database, id: string): boolean =>
  database
    .delete(mailOutbox)
    .where(and(eq(mailOutbox.id, id), isNull(mailOutbox.startedAt)))
    .run().changes > 0;

const FIRST_RETRY_MS = 15_000;
const LONGEST_RETRY_MS = HOUR_MS;
/** About three days, with pauses that double up to an hour. */
const MAX_ATTEMPTS = 80;
const POLL_MS = 15_000;
const BATCH = 20;
/** The longest that a mail server may delay the end of the process. */
const LAST_MAIL_MS = 4_000;

interface OutboxState {
  pending: number;
  ageSeconds: number;
}

export interface Outbox {
  /** Whether there is a mail server. */
  hasServer: boolean;
  /** Checks for due mail now, or after a while, instead of at the next interval. */
  wake(afterMs?: number): void;
  /** The number of due mails, and the age of the oldest. */
  state(): OutboxState;
  /** Waits briefly for the current mail. Other mails are sent after the next start. */
  stop(): Promise<void>;
}

export interface OutboxParts {
  database: Database;
  transport: MailTransport;
  clock: () => Date;
  log: Log;
  /** Stores what became of a letter. Runs in the transaction of the outbox. */
  onOutcome?: (outcome: Outcome) => void;
}

export interface Outcome {
  mailId: string;
  now: string;
  /** Null for a letter that the server has accepted, else its words. */
  error: string | null;
  hasGivenUp: boolean;
}

/** Ids of sent mails whose rows could not be removed, so that they are not sent twice. */
type SentIds = Set<string>;

/** Delivers queued mail, one at a time, and tries again until it is accepted. */
export function startOutbox(parts: OutboxParts): Outbox {
  const sentIds: SentIds = new Set();
  let isStopped = false;
  let running: Promise<void> | undefined;
  const timer = setInterval(wakeNow, POLL_MS).unref();

  function wakeNow() {
    if (isStopped || running) return;
    running = giveUpInterrupted(parts, sentIds)
      .then(() => deliverDue(parts, sentIds, () => isStopped))
      .catch((error: unknown) => parts.log.error({ error }, 'mail outbox failed'))
      .finally(() => (running = undefined));
  }

  wakeNow();
  return {
    hasServer: true,
    wake: (afterMs = 0) => (afterMs > 0 ? void setTimeout(wakeNow, afterMs).unref() : wakeNow()),
    state: () => outboxState(parts),
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await Promise.race([running, sleep(LAST_MAIL_MS, undefined, { ref: false })]);
    },
  };
}

export const noOutbox: Outbox = {
  hasServer: false,
  wake: () => undefined,
  state: () => ({ pending: 0, ageSeconds: 0 }),
  stop: () => Promise.resolve(),
};

function outboxState({ database, clock }: OutboxParts): OutboxState {
  const now = clock();
  const row = database
    .select({ pending: count(), oldest: min(mailOutbox.createdAt) })
    .from(mailOutbox)
    .where(isDue(now.toISOString()))
    .get();
  const ageMs = row?.oldest ? now.getTime() - Date.parse(row.oldest) : 0;
  return { pending: row?.pending ?? 0, ageSeconds: Math.max(0, Math.round(ageMs / 1_000)) };
}

const isDue = (now: string) =>
  and(isNotNull(mailOutbox.nextAttemptAt), lte(mailOutbox.nextAttemptAt, now));

async function deliverDue(
  parts: OutboxParts,
  sentIds: SentIds,
  isStopped: () => boolean,
): Promise<void> {
  for (;;) {
    const due = listDue(parts.database, parts.clock().toISOString());
    if (due.length === 0) return;
    for (const mail of due) {
      if (isStopped()) return;
      if (!sentIds.has(mail.id)) await attempt(parts, sentIds, mail);
      if (sentIds.has(mail.id)) await remove(parts, sentIds, mail.id);
    }
  }
}

function listDue(database: Database, now: string) {
  return database
    .select()
    .from(mailOutbox)
    .where(isDue(now))
    .orderBy(asc(mailOutbox.nextAttemptAt))
    .limit(BATCH)
    .all();
}

type Mail = typeof mailOutbox.$inferSelect;

/** Sends a mail. That of a letter is marked before, so that no other process sends it again. */
async function attempt(parts: OutboxParts, sentIds: SentIds, mail: Mail): Promise<void> {
  if (mail.letter && !(await markStarted(parts, mail.id))) return;
  try {
    const attachments = readAttachments(parts.database, mail.letter?.attachments);
    await parts.transport.send({ ...mail, attachments });
  } catch (error) {
    await storeFailure(parts, mail, error);
    return;
  }
  sentIds.add(mail.id);
  parts.log.info({ mailId: mail.id }, 'mail delivered');
}

/** Returns whether the mail is still there: it may have been withdrawn since it was listed. */
const markStarted = ({ database, clock }: OutboxParts, id: string): Promise<boolean> =>
  write(
    database,
    () =>
      database
        .update(mailOutbox)
        .set({ startedAt: clock().toISOString() })
        .where(eq(mailOutbox.id, id))
        .run().changes > 0,
  );

async function storeFailure(parts: OutboxParts, mail: Mail, failure: unknown): Promise<void> {
  const { database, clock, log, onOutcome } = parts;
  const now = clock();
  const attempts = mail.attempts + 1;
  const pause = Math.min(FIRST_RETRY_MS * 2 ** mail.attempts, LONGEST_RETRY_MS);
  const isHopeless = mail.letter !== null && isRefusedForGood(failure);
  const hasGivenUp = isHopeless || attempts >= MAX_ATTEMPTS;
  const lastError = failure instanceof Error ? failure.message : String(failure);
  const nextAttemptAt = hasGivenUp ? null : new Date(now.getTime() + pause).toISOString();
  // The message of the server may contain addresses, so it is stored and not logged.
  log.warn({ mailId: mail.id, attempts, nextAttemptAt }, 'mail not delivered');
  await write(database, () => {
    database
      .update(mailOutbox)
      .set({ attempts, lastError, nextAttemptAt, startedAt: null })
      .where(eq(mailOutbox.id, mail.id))
      .run();
    if (mail.letter) {
      onOutcome?.({ mailId: mail.id, now: now.toISOString(), error: lastError, hasGivenUp });
    }
  });
}

const INTERRUPTED = 'The server stopped while it was sent: it may have arrived.';

/** Letters whose attempt a dead process began may have arrived, so somebody decides on another try. */
async function giveUpInterrupted(parts: OutboxParts, sentIds: SentIds): Promise<void> {
  const { database, clock, onOutcome } = parts;
  const started = database
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(isNotNull(mailOutbox.startedAt))
    .all();
  const interrupted = started.filter(({ id }) => !sentIds.has(id));
  if (interrupted.length === 0) return;
  const now = clock().toISOString();
  await write(database, () => {
    for (const { id } of interrupted) {
      database
        .update(mailOutbox)
        .set({ startedAt: null, nextAttemptAt: null, lastError: INTERRUPTED })
        .where(eq(mailOutbox.id, id))
        .run();
      onOutcome?.({ mailId: id, now, error: INTERRUPTED, hasGivenUp: true });
    }
  });
}

async function remove(parts: OutboxParts, sentIds: SentIds, id: string): Promise<void> {
  const { database, clock, onOutcome } = parts;
  const now = clock().toISOString();
  await write(database, () => {
    const [mail] = database.delete(mailOutbox).where(eq(mailOutbox.id, id)).returning().all();
    if (mail?.letter) onOutcome?.({ mailId: id, now, error: null, hasGivenUp: false });
  });
  sentIds.delete(id);
}
