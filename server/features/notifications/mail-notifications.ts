import { and, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { chatConversations } from '../../../db/schema/chat';
import { chatNotes } from '../../../db/schema/chat-desk';
import { leadNotes } from '../../../db/schema/lead-notes';
import { clientContacts } from '../../../db/schema/client-contacts';
import { leads } from '../../../db/schema/leads';
import { notifications } from '../../../db/schema/notifications';
import { asks, projectUpdates } from '../../../db/schema/project-updates';
import { write } from '../../../db/write';
import type { Deps } from '../../deps';
import { mailStaff, queueDigest } from '../../mail/staff-mail';
import { describeLead } from '../leads/describe-lead';
import { staffNames } from '../staff/staff-names';
import { lastDigestTime } from './digest-time';
import { recipients } from './recipients';
import { isCurrent, isItsAnswer, shownColumns, titleOf } from './shown-notifications';

/** The condition is that of the index. */
const isWaiting = sql`${notifications.mail} <> 'never'`;
const isAtOnce = and(isWaiting, eq(notifications.mail, 'at_once'));

const queries = prepared((database) => ({
  waiting: database
    .select({ id: notifications.id })
    .from(notifications)
    .where(isWaiting)
    .limit(1)
    .prepare(),
}));

/**
 * Queues the mails of notifications: those that are sent at once, and after nine one digest for each
 * person. A notification that was read meanwhile, or is no longer true, needs no mail.
 */
export async function mailNotifications(deps: Deps): Promise<void> {
  const { database, clock, outbox } = deps;
  if (!queries(database).waiting.get()) return;
  const now = clock();
  const isDue = or(isAtOnce, isInDigest(now, deps.settings.timeZone));
  while (isAny(database, isDue)) {
    await write(database, () => queueMails(deps, isDue, now.toISOString()));
    outbox.wake();
  }
}

/** Those from before nine; and from the future, after a clock that was ahead. */
function isInDigest(now: Date, timeZone: string): SQL | undefined {
  const nine = lastDigestTime(now, timeZone);
  return and(
    isWaiting,
    eq(notifications.mail, 'digest'),
    or(lte(notifications.createdAt, nine), gt(notifications.createdAt, now.toISOString())),
  );
}

const isAny = (database: Database, isDue: SQL | undefined) =>
  database.select({ id: notifications.id }).from(notifications).where(isDue).get() !== undefined;

type Due = ReturnType<typeof listDue>[number];

/** The next person's mails, in one transaction with the mark that they are queued. */
function queueMails(deps: Deps, isDue: SQL | undefined, now: string): void {
  const { database, settings, outbox } = deps;
  const first = database
    .select({ userId: notifications.userId })
    .from(notifications)
    .where(isDue)
    .get();
  if (!first) return;
  const isTheirs = and(isDue, eq(notifications.userId, first.userId));
  const person = recipients(database).get(first.userId);
  const isTold = ({ event }: Due) => event !== 'inquiry' || !isOf(settings.notifyEmail, person);
  if (person?.email && outbox.hasServer) {
    const due = listDue(database, isTheirs).filter(isTold);
    for (const one of due.filter(({ mail }) => mail === 'at_once')) {
      mailAtOnce(deps, one, person.email, now);
    }
    mailDigest(
      deps,
      due.filter(({ mail }) => mail === 'digest'),
      person.email,
      now,
    );
  }
  database.update(notifications).set({ mail: 'never' }).where(isTheirs).run();
}

/** The firm's own address gets a mail of each inquiry, which is not sent twice to one mailbox. */
const isOf = (notifyEmail: string | undefined, person: { email: string | null } | undefined) =>
  notifyEmail !== undefined && notifyEmail.toLowerCase() === person?.email?.toLowerCase();

const listDue = (database: Database, isTheirs: SQL | undefined) =>
  database
    .select({ ...shownColumns, mail: notifications.mail, lead: leads })
    .from(notifications)
    .leftJoin(leads, eq(leads.id, notifications.leadId))
    .leftJoin(leadNotes, eq(leadNotes.id, notifications.noteId))
    .leftJoin(chatConversations, eq(chatConversations.id, notifications.conversationId))
    .leftJoin(chatNotes, eq(chatNotes.id, notifications.chatNoteId))
    .leftJoin(projectUpdates, eq(projectUpdates.id, notifications.updateId))
    .leftJoin(clientContacts, eq(clientContacts.id, notifications.actorId))
    .leftJoin(asks, isItsAnswer)
    .where(and(isTheirs, isNull(notifications.readAt), isCurrent))
    .orderBy(notifications.createdAt, notifications.id)
    .all();

function mailAtOnce({ database, siteUrl }: Deps, one: Due, recipient: string, now: string): void {
  const { event, lead, noteText } = one;
  const title = titleOf(one, staffNames(database));
  const link = linkTo(siteUrl, one);
  const about = lead ? describeLead(lead, link) : `In the console: ${link}`;
  const choice = choiceOf(siteUrl);
  const parts = [event === 'inquiry' ? '' : `${title}.`, noteText ?? '', about, choice];
  mailStaff(database, {
    recipient,
    replyTo: event === 'inquiry' ? (lead?.email ?? null) : null,
    subject: title,
    body: parts.filter(Boolean).join('\n\n'),
    link,
    now,
  });
}

/** Where the reader stops such mails. */
const choiceOf = (siteUrl: string) =>
  `Choose which mails you get: ${siteUrl}/admin/settings?tab=account`;

function mailDigest({ database, siteUrl }: Deps, due: Due[], recipient: string, now: string) {
  if (due.length === 0) return;
  const nameOf = staffNames(database);
  const entries = due.map((one) => ({ title: titleOf(one, nameOf), link: linkTo(siteUrl, one) }));
  const isAboutLeads = due.every(({ updateId }) => updateId === null);
  const count = due.reduce((sum, one) => sum + one.count, 0);
  queueDigest(database, {
    recipient,
    subject:
      count === 1
        ? (entries[0]?.title ?? '')
        : `${count} notifications${isAboutLeads ? ' about leads' : ''}`,
    intro: `What came since the last morning.\n${choiceOf(siteUrl)}`,
    entries,
    count,
    now,
  });
}

function linkTo(siteUrl: string, { leadId, conversationId, projectId, updateId }: Due): string {
  if (projectId) {
    return `${siteUrl}/admin/clients?tab=updates&project=${projectId}&update=${updateId}`;
  }
  if (conversationId) return `${siteUrl}/admin/chat?conversation=${conversationId}`;
  return `${siteUrl}/admin/leads${leadId === null ? '' : `?lead=${leadId}`}`;
}
