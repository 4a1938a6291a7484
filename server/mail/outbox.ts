import { setTimeout as sleep } from 'node:timers/promises';
import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { mailOutbox } from '../../db/schema';
import { write } from '../../db/write';
import type { Log } from '../log';
import type { MailTransport } from './transport';

interface NewMail {
  recipient: string;
  replyTo: string | null;
  subject: string;
  body: string;
  now: string;
}

/** Part of the transaction of what the mail tells of, so neither exists without the other. */
export function queueMail(database: Database, { now, ...mail }: NewMail): void {
  database
    .insert(mailOutbox)
    .values({ ...mail, nextAttemptAt: now, createdAt: now })
    .run();
}

const FIRST_RETRY_MS = 15_000;
const LONGEST_RETRY_MS = 3_600_000;
/** With doubling pauses of up to an hour: about three days. */
const MAX_ATTEMPTS = 80;
const POLL_MS = 15_000;
const BATCH = 20;
/** What a mail server that says nothing may hold up the end of the process. */
const LAST_MAIL_MS = 4_000;

export interface Outbox {
  /** Something may be due: looks now instead of at the next turn. */
  wake(): void;
  /** Waits a little for the mail that is being sent; what is left goes out after the next start. */
  stop(): Promise<void>;
}

interface OutboxParts {
  database: Database;
  transport: MailTransport;
  clock: () => Date;
  log: Log;
}

/** Mails that the server has taken and whose rows could not be removed: they do not go out twice. */
type Sent = Set<string>;

/** Delivers queued mail, one after the other, again and again until it is accepted. */
export function startOutbox(parts: OutboxParts): Outbox {
  const sent: Sent = new Set();
  let isStopped = false;
  let running: Promise<void> | undefined;
  const timer = setInterval(wake, POLL_MS).unref();

  function wake() {
    if (isStopped || running) return;
    running = deliverDue(parts, sent, () => isStopped)
      .catch((error: unknown) => parts.log.error({ error }, 'mail outbox failed'))
      .finally(() => (running = undefined));
  }

  wake();
  return {
    wake,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await Promise.race([running, sleep(LAST_MAIL_MS, undefined, { ref: false })]);
    },
  };
}

export const noOutbox: Outbox = { wake: () => undefined, stop: () => Promise.resolve() };

async function deliverDue(parts: OutboxParts, sent: Sent, isStopped: () => boolean): Promise<void> {
  for (;;) {
    const due = listDue(parts.database, parts.clock().toISOString());
    if (due.length === 0) return;
    for (const mail of due) {
      if (isStopped()) return;
      if (!sent.has(mail.id)) await send(parts, sent, mail);
      if (sent.has(mail.id)) await remove(parts, sent, mail.id);
    }
  }
}

function listDue(database: Database, now: string) {
  return database
    .select()
    .from(mailOutbox)
    .where(and(isNotNull(mailOutbox.nextAttemptAt), lte(mailOutbox.nextAttemptAt, now)))
    .orderBy(asc(mailOutbox.nextAttemptAt))
    .limit(BATCH)
    .all();
}

async function send(
  { database, transport, clock, log }: OutboxParts,
  sent: Sent,
  mail: typeof mailOutbox.$inferSelect,
): Promise<void> {
  try {
    await transport.send(mail);
    sent.add(mail.id);
    log.info({ mailId: mail.id }, 'mail delivered');
  } catch (error) {
    const attempts = mail.attempts + 1;
    const pause = Math.min(FIRST_RETRY_MS * 2 ** mail.attempts, LONGEST_RETRY_MS);
    const hasGivenUp = attempts >= MAX_ATTEMPTS;
    const lastError = error instanceof Error ? error.message : String(error);
    const nextAttemptAt = hasGivenUp ? null : new Date(clock().getTime() + pause).toISOString();
    // The server's words may repeat addresses, so they stay in the row and out of the log.
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

async function remove({ database }: OutboxParts, sent: Sent, id: string): Promise<void> {
  await write(database, () => database.delete(mailOutbox).where(eq(mailOutbox.id, id)).run());
  sent.delete(id);
}
