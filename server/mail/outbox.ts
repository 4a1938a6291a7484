import { setTimeout as sleep } from 'node:timers/promises';
import { and, asc, count, eq, isNotNull, lte, min } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { mailOutbox } from '../../db/schema/mail';
import { write } from '../../db/write';
import type { Log } from '../core/log';
import type { MailTransport } from './transport';

interface NewMail {
  recipient: string;
  replyTo: string | null;
  subject: string;
  body: string;
  now: string;
}

/** Runs in the transaction of the notified write, so that both are stored or neither. */
export function queueMail(database: Database, { now, ...mail }: NewMail): void {
  database
    .insert(mailOutbox)
    .values({ ...mail, nextAttemptAt: now, createdAt: now })
    .run();
}

const FIRST_RETRY_MS = 15_000;
const LONGEST_RETRY_MS = 3_600_000;
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
  /** Checks for due mail now, instead of at the next interval. */
  wake(): void;
  /** The number of due mails, and the age of the oldest. */
  state(): OutboxState;
  /** Waits briefly for the current mail. Other mails are sent after the next start. */
  stop(): Promise<void>;
}

interface OutboxParts {
  database: Database;
  transport: MailTransport;
  clock: () => Date;
  log: Log;
}

/** Ids of sent mails whose rows could not be removed, so that they are not sent twice. */
type SentIds = Set<string>;

/** Delivers queued mail, one at a time, and tries again until it is accepted. */
export function startOutbox(parts: OutboxParts): Outbox {
  const sentIds: SentIds = new Set();
  let isStopped = false;
  let running: Promise<void> | undefined;
  const timer = setInterval(wake, POLL_MS).unref();

  function wake() {
    if (isStopped || running) return;
    running = deliverDue(parts, sentIds, () => isStopped)
      .catch((error: unknown) => parts.log.error({ error }, 'mail outbox failed'))
      .finally(() => (running = undefined));
  }

  wake();
  return {
    wake,
    state: () => outboxState(parts),
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await Promise.race([running, sleep(LAST_MAIL_MS, undefined, { ref: false })]);
    },
  };
}

export const noOutbox: Outbox = {
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
      if (!sentIds.has(mail.id)) await send(parts, sentIds, mail);
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

async function send(
  { database, transport, clock, log }: OutboxParts,
  sentIds: SentIds,
  mail: typeof mailOutbox.$inferSelect,
): Promise<void> {
  try {
    await transport.send(mail);
    sentIds.add(mail.id);
    log.info({ mailId: mail.id }, 'mail delivered');
  } catch (error) {
    const attempts = mail.attempts + 1;
    const pause = Math.min(FIRST_RETRY_MS * 2 ** mail.attempts, LONGEST_RETRY_MS);
    const hasGivenUp = attempts >= MAX_ATTEMPTS;
    const lastError = error instanceof Error ? error.message : String(error);
    const nextAttemptAt = hasGivenUp ? null : new Date(clock().getTime() + pause).toISOString();
    // The message of the server may contain addresses, so it is stored and not logged.
    log.warn({ mailId: mail.id, attempts, nextAttemptAt }, 'mail not delivered');
    await write(database, () => {
      database
        .update(mailOutbox)
        .set({ attempts, lastError, nextAttemptAt })
        .where(eq(mailOutbox.id, mail.id))
        .run();
    });
  }
}

async function remove({ database }: OutboxParts, sentIds: SentIds, id: string): Promise<void> {
  await write(database, () => database.delete(mailOutbox).where(eq(mailOutbox.id, id)).run());
  sentIds.delete(id);
}
