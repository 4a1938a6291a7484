import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../db/client';
import { HOUR_MS } from '../../db/durations';
import { mailOutbox, notificationHours } from '../../db/schema/mail';
import { queueMail } from './outbox';

const MAX_AN_HOUR = 10;
/** The number of mails that a digest lists. */
const MAX_LISTED = 100;

const value = sql.placeholder;

const queries = prepared((database) => ({
  hour: database
    .select()
    .from(notificationHours)
    .where(eq(notificationHours.recipient, value('recipient')))
    .prepare(),
  pendingDigest: database
    .select({ id: mailOutbox.id, body: mailOutbox.body, count: mailOutbox.digestCount })
    .from(mailOutbox)
    .where(
      and(
        eq(mailOutbox.recipient, value('recipient')),
        isNotNull(mailOutbox.digestCount),
        gt(mailOutbox.nextAttemptAt, value('now')),
        eq(mailOutbox.attempts, 0),
      ),
    )
    .prepare(),
  changeDigest: database
    .update(mailOutbox)
    .set({
      subject: sql`${value('subject')}`,
      body: sql`${value('body')}`,
      digestCount: sql`${value('digestCount')}`,
    })
    .where(eq(mailOutbox.id, value('id')))
    .prepare(),
}));

interface StaffMail {
  /** A member of staff; mail to visitors is not limited here. */
  recipient: string;
  replyTo: string | null;
  subject: string;
  body: string;
  /** Where the console shows it; a digest lists it with the subject. */
  link: string;
  now: string;
}

/**
 * Queues a mail to a member of staff: the first ten of an hour each by itself, the others in one digest
 * that is sent when the hour is over. Runs in the transaction of the write that it tells of.
 */
export function mailStaff(database: Database, mail: StaffMail): void {
  const { recipient, replyTo, subject, body, now } = mail;
  const hour = currentHour(database, recipient, now);
  if (hour.sent >= MAX_AN_HOUR) {
    addToDigest(database, mail, new Date(Date.parse(hour.startedAt) + HOUR_MS));
    return;
  }
  queueMail(database, { recipient, replyTo, subject, body, now });
  const values = { recipient, startedAt: hour.startedAt, sent: hour.sent + 1 };
  database
    .insert(notificationHours)
    .values(values)
    .onConflictDoUpdate({ target: notificationHours.recipient, set: values })
    .run();
}

interface Digest {
  recipient: string;
  subject: string;
  intro: string;
  entries: { title: string; link: string }[];
  count: number;
  now: string;
}

/** Queues a digest that is due now. An erasure shortens it as it does that of an hour. */
export function queueDigest(
  database: Database,
  { recipient, subject, intro, entries, count, now }: Digest,
): void {
  const listed = entries.slice(0, MAX_LISTED).map(({ title, link }) => `${title}\n${link}`);
  database
    .insert(mailOutbox)
    .values({
      recipient,
      replyTo: null,
      subject,
      body: [intro, ...listed].join('\n\n'),
      digestCount: count,
      nextAttemptAt: now,
      createdAt: now,
    })
    .run();
}

/** The hour begins with its first mail. A clock that was set back begins a new one. */
function currentHour(database: Database, recipient: string, now: string) {
  const hour = queries(database).hour.get({ recipient });
  const age = hour ? Date.parse(now) - Date.parse(hour.startedAt) : -1;
  return hour && age >= 0 && age < HOUR_MS ? hour : { startedAt: now, sent: 0 };
}

function addToDigest(database: Database, mail: StaffMail, sentAt: Date): void {
  const { recipient, subject, link, now } = mail;
  const { pendingDigest, changeDigest } = queries(database);
  const pending = pendingDigest.get({ recipient, now: Date.parse(now) });
  const count = (pending?.count ?? 0) + 1;
  const listed = pending ? pending.body.slice(pending.body.indexOf('\n\n')) : '';
  const entry = count <= MAX_LISTED ? `\n\n${subject}\n${link}` : '';
  const digest = {
    subject: `${count} more in the last hour`,
    body: `${introOf(count)}${listed}${entry}`,
    digestCount: count,
  };
  if (pending) {
    changeDigest.run({ ...digest, id: pending.id });
  } else {
    database
      .insert(mailOutbox)
      .values({
        ...digest,
        recipient,
        replyTo: null,
        nextAttemptAt: sentAt.toISOString(),
        createdAt: now,
      })
      .run();
  }
}

const introOf = (count: number) =>
  count > MAX_LISTED
    ? `${count} more came within the hour. The first ${MAX_LISTED}:`
    : `${count} more came within the hour:`;
