import { and, count, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { mailOutbox } from '../../../db/schema/mail';
import { newestFirst } from '../../core/pagination';
import { notFound } from '../../errors';
import type { Written } from '../activities/domain-event';

const hasGivenUp = isNull(mailOutbox.nextAttemptAt);

/** The console shows so many at once. */
const MAX_LISTED = 100;

/**
 * The mails that no attempt delivered, newest first. `count` is the number of all, `waiting` that of
 * those that failed and are tried again.
 */
export function listFailedMail(database: Database) {
  const mails = database
    .select({
      id: mailOutbox.id,
      recipient: mailOutbox.recipient,
      subject: mailOutbox.subject,
      attempts: mailOutbox.attempts,
      lastError: mailOutbox.lastError,
      createdAt: mailOutbox.createdAt,
    })
    .from(mailOutbox)
    .where(hasGivenUp)
    .orderBy(...newestFirst(mailOutbox.createdAt, mailOutbox.id))
    .limit(MAX_LISTED)
    .all();
  const total = database.select({ count: count() }).from(mailOutbox).where(hasGivenUp).get();
  const isTriedAgain = and(isNotNull(mailOutbox.nextAttemptAt), gt(mailOutbox.attempts, 0));
  const waiting = database.select({ count: count() }).from(mailOutbox).where(isTriedAgain).get();
  return { mails, count: total?.count ?? 0, waiting: waiting?.count ?? 0 };
}

const isFailed = (id: string) => and(eq(mailOutbox.id, id), hasGivenUp);

/** Makes a mail due for one more attempt. If that fails, the mail is given up again. */
export function retryMail(database: Database, id: string, now: string): Written<void> {
  const { changes } = database
    .update(mailOutbox)
    .set({ nextAttemptAt: now })
    .where(isFailed(id))
    .run();
  if (changes === 0) throw notFound('The mail');
  return { result: undefined, event: { type: 'mail.retried', subjectId: id, data: {} } };
}

export function removeMail(database: Database, id: string): Written<void> {
  const { changes } = database.delete(mailOutbox).where(isFailed(id)).run();
  if (changes === 0) throw notFound('The mail');
  return { result: undefined, event: { type: 'mail.removed', subjectId: id, data: {} } };
}
