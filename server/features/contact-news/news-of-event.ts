import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { HOUR_MS } from '../../../db/durations';
import { newId } from '../../../db/ids';
import { clientContacts } from '../../../db/schema/client-contacts';
import { asks, contactNews, projectUpdates } from '../../../db/schema/project-updates';
import { subjectTypeOf } from '../activities/activity-types.schema';
import type { DomainEvent } from '../activities/domain-event';
import type { EventSource } from '../activities/record-activity';

/** Of mails at once; further news wait for the digest. */
const MAX_MAILS_AN_HOUR = 10;

const queries = prepared((database) => ({
  update: database
    .select({
      isShown: sql<number>`${projectUpdates.isVisible} and not ${projectUpdates.isDraft}`,
      ask: asks.id,
    })
    .from(projectUpdates)
    .leftJoin(asks, eq(asks.updateId, projectUpdates.id))
    .where(eq(projectUpdates.id, sql.placeholder('id')))
    .prepare(),
  contacts: database
    .select({ id: clientContacts.id, news: clientContacts.news })
    .from(clientContacts)
    .where(
      and(
        eq(clientContacts.clientId, sql.placeholder('clientId')),
        isNull(clientContacts.accessEndedAt),
      ),
    )
    .prepare(),
  inHour: database
    .select({ projectId: contactNews.projectId, event: contactNews.event })
    .from(contactNews)
    .where(
      and(
        eq(contactNews.contactId, sql.placeholder('contactId')),
        eq(contactNews.mail, 'at_once'),
        gt(contactNews.createdAt, sql.placeholder('hourAgo')),
      ),
    )
    .prepare(),
}));

/** Mailed at once: no more than so many an hour, but what waits for the client, and changes of a plan once. */
function isAtOnce(
  database: Database,
  contactId: string,
  { event, projectId, updateId }: News,
  now: string,
): boolean {
  if (event === 'ask.created') return true;
  const inHour = queries(database).inHour.all({ contactId, hourAgo: Date.parse(now) - HOUR_MS });
  const isRepeated =
    updateId === null && inHour.some((one) => one.projectId === projectId && one.event === event);
  return inHour.length < MAX_MAILS_AN_HOUR && !isRepeated;
}

/** What clients see of their projects. */
const SHOWN = ['client', 'contact', 'project', 'milestone', 'project_update', 'ask', 'comment'];

/** News of one event: the update, or only the project, that it is about. */
interface News {
  event: string;
  projectId: string;
  updateId: string | null;
}

/**
 * Stores the news of an event for the contacts of its client, except who caused it, in the
 * transaction that records it. Returns the client whose pages may have changed.
 */
export function newsOfEvent(database: Database, event: DomainEvent, source: EventSource): string[] {
  const { clientId } = event.type.startsWith('client.') ? { clientId: event.subjectId } : event;
  if (!clientId || !SHOWN.includes(subjectTypeOf(event.type))) return [];
  const news = newsIn(database, event);
  if (news) storeNews(database, news, { ...source, clientId });
  return [clientId];
}

function newsIn(database: Database, event: DomainEvent): News | null {
  const shownUpdate = (id: string) => {
    const update = queries(database).update.get({ id });
    return update?.isShown ? update : undefined;
  };
  switch (event.type) {
    case 'project_update.created': {
      const update = shownUpdate(event.subjectId);
      const type = update?.ask ? 'ask.created' : event.type;
      return update ? { event: type, ...event.data, updateId: event.subjectId } : null;
    }
    case 'ask.created':
    case 'ask.updated':
    case 'comment.created': {
      const { projectId, updateId } = event.data;
      return shownUpdate(updateId) ? { event: event.type, projectId, updateId } : null;
    }
    case 'project_update.updated': {
      const { projectId, fields } = event.data;
      // It is shown from now on.
      const isNew = fields.includes('isVisible') && shownUpdate(event.subjectId);
      return isNew ? { event: event.type, projectId, updateId: event.subjectId } : null;
    }
    case 'milestone.updated': {
      const { projectId, fields } = event.data;
      return fields.includes('dueDate') ? { event: event.type, projectId, updateId: null } : null;
    }
    case 'milestone.created':
      return { event: event.type, projectId: event.data.projectId, updateId: null };
    case 'project.updated':
      return event.data.fields.includes('endDate')
        ? { event: event.type, projectId: event.subjectId, updateId: null }
        : null;
    default:
      return null;
  }
}

function storeNews(
  database: Database,
  found: News,
  { clientId, actorId, now }: EventSource & { clientId: string },
): void {
  const { event, projectId, updateId } = found;
  const others = queries(database)
    .contacts.all({ clientId })
    .filter(({ id, news }) => id !== actorId && news !== 'never');
  for (const { id: contactId, news } of others) {
    // An update that asks something is one piece of news.
    if (updateId !== null && isNotifiedAlready(database, contactId, { updateId, now })) continue;
    const isDelayed = news === 'at_once' && !isAtOnce(database, contactId, found, now);
    const mail = isDelayed ? 'digest' : news;
    database
      .insert(contactNews)
      .values({ id: newId(), contactId, event, projectId, updateId, mail, createdAt: now })
      .run();
  }
}

const isNotifiedAlready = (
  database: Database,
  contactId: string,
  { updateId, now }: { updateId: string; now: string },
) =>
  database
    .select({ id: contactNews.id })
    .from(contactNews)
    .where(
      and(
        eq(contactNews.contactId, contactId),
        eq(contactNews.updateId, updateId),
        eq(contactNews.createdAt, now),
        ne(contactNews.event, 'comment.created'),
      ),
    )
    .get() !== undefined;
