import { and, asc, eq, isNull, lte, ne, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import type { Language } from '../../../db/enums';
import { newId } from '../../../db/ids';
import { clientContacts } from '../../../db/schema/client-contacts';
import { asks, contactNews, projectUpdates } from '../../../db/schema/project-updates';
import { projects } from '../../../db/schema/projects';
import { write } from '../../../db/write';
import { pathIn } from '../../../src/config/languages';
import { siteName } from '../../../src/config/site';
import { isAmong } from '../../core/personal-data';
import type { Deps } from '../../deps';
import { queueMail } from '../../mail/outbox';
import { lastDigestTime } from '../notifications/digest-time';
import { newsDigest, newsMail } from './news-mails';
import { unsubscribeToken } from './unsubscribe-token';

/** Of one digest. */
const MAX_LISTED = 50;

const isWaiting = and(isNull(contactNews.mailId), ne(contactNews.mail, 'never'));

/** Queues the mails of news: those that are sent at once, and after nine one digest for each contact. */
export async function mailNews(deps: Deps): Promise<void> {
  const { database, clock, outbox, settings } = deps;
  const now = clock();
  const isDue = and(
    isWaiting,
    or(
      eq(contactNews.mail, 'at_once'),
      lte(contactNews.createdAt, lastDigestTime(now, settings.timeZone)),
    ),
  );
  for (;;) {
    const next = database
      .select({ contactId: contactNews.contactId })
      .from(contactNews)
      .where(isDue)
      .get();
    if (!next) return;
    await write(database, () => queueMails(deps, isDue, next.contactId, now.toISOString()));
    outbox.wake();
  }
}

/** The mails of one contact, in one transaction with the mark that they are queued. */
function queueMails(deps: Deps, isDue: SQL | undefined, contactId: string, now: string): void {
  const { database, outbox } = deps;
  const isTheirs = and(isDue, eq(contactNews.contactId, contactId));
  const contact = database
    .select()
    .from(clientContacts)
    .where(eq(clientContacts.id, contactId))
    .get();
  const isMailed = contact && contact.news !== 'never' && !contact.accessEndedAt;
  if (!isMailed || !outbox.hasServer) {
    database.update(contactNews).set({ mail: 'never' }).where(isTheirs).run();
    return;
  }
  const due = listDue(database, isTheirs, contact.language, deps.siteUrl);
  const send = (
    rows: Due[],
    toMail: (unsubscribeUrl: string) => { subject: string; body: string },
  ) => queueLetter(deps, { contact, ids: rows.map(({ id }) => id), toMail, now });
  for (const one of due.filter(({ mail }) => mail === 'at_once')) {
    send([one], (url) => newsMail(contact.language, one, url));
  }
  // The others come in the next one, which follows at once.
  const digest = due.filter(({ mail }) => mail === 'digest').slice(0, MAX_LISTED);
  if (digest.length > 0) send(digest, (url) => newsDigest(contact.language, digest, url));
}

type Due = ReturnType<typeof listDue>[number];

function listDue(
  database: Database,
  isTheirs: SQL | undefined,
  language: Language,
  siteUrl: string,
) {
  return database
    .select({
      id: contactNews.id,
      event: contactNews.event,
      mail: contactNews.mail,
      updateId: contactNews.updateId,
      project: projects.title,
      title: projectUpdates.title,
      dueDate: asks.dueDate,
    })
    .from(contactNews)
    .innerJoin(projects, eq(projects.id, contactNews.projectId))
    .leftJoin(projectUpdates, eq(projectUpdates.id, contactNews.updateId))
    .leftJoin(asks, eq(asks.updateId, contactNews.updateId))
    .where(isTheirs)
    .orderBy(asc(contactNews.createdAt), asc(contactNews.id))
    .limit(200)
    .all()
    .map(({ updateId, ...row }) => ({
      ...row,
      url: `${siteUrl}${pathIn(language, '/client')}${updateId ? placeOf(row.event, updateId) : ''}`,
    }));
}

/** What an update asks has a place of its own as long as it waits. */
function placeOf(event: string, updateId: string): string {
  const place = event.startsWith('ask.') ? 'ask' : 'update';
  return `?${place}=${updateId}#${place}-${updateId}`;
}

interface NewLetter {
  contact: typeof clientContacts.$inferSelect;
  /** Of the news in it. */
  ids: string[];
  toMail: (unsubscribeUrl: string) => { subject: string; body: string };
  now: string;
}

function queueLetter(deps: Deps, { contact, ids, toMail, now }: NewLetter): void {
  const { database, siteUrl } = deps;
  const token = unsubscribeToken(database, contact.id);
  const unsubscribeUrl = `${siteUrl}${pathIn(contact.language, `/client/mail/${token}`)}`;
  const { subject, body } = toMail(unsubscribeUrl);
  const id = newId();
  const letter = { id, fromName: siteName(contact.language), unsubscribeUrl };
  queueMail(database, { recipient: contact.email, replyTo: null, subject, body, now, letter });
  database.update(contactNews).set({ mailId: id }).where(isAmong(contactNews.id, ids)).run();
}

/** Stores when a letter with news has left. */
export function followNews(database: Database) {
  return ({ mailId, now, error }: { mailId: string; now: string; error: string | null }): void => {
    if (error !== null) return;
    database.update(contactNews).set({ sentAt: now }).where(eq(contactNews.mailId, mailId)).run();
  };
}
