import { asc, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { DAY_MS } from '../../../db/durations';
import { clientContacts } from '../../../db/schema/client-contacts';
import { contactNews } from '../../../db/schema/project-updates';
import type { Deps } from '../../deps';
import { removeOldRows } from '../analytics/remove-old-rows';

/** A contact who is notified of an update. */
export interface NotifiedContact {
  contactId: string;
  name: string;
  /** Waits for its mail, or for the digest of the next morning; `none` for who gets no mail. */
  mail: 'sent' | 'waiting' | 'digest' | 'none';
  sentAt: string | null;
  /** When the contact last had the pages open; null if that was before the update. */
  seenAt: string | null;
}

/** Finds for each of some updates who is notified of it, by the first news of each contact. */
export function contactsNotifiedOf(
  database: Database,
  updateIds: string[],
): (id: string) => NotifiedContact[] {
  if (updateIds.length === 0) return () => [];
  const rows = database
    .select({
      updateId: contactNews.updateId,
      contactId: clientContacts.id,
      name: clientContacts.name,
      mail: contactNews.mail,
      sentAt: contactNews.sentAt,
      seenAt: clientContacts.seenAt,
      createdAt: contactNews.createdAt,
    })
    .from(contactNews)
    .innerJoin(clientContacts, eq(clientContacts.id, contactNews.contactId))
    .where(inArray(contactNews.updateId, updateIds))
    .orderBy(asc(contactNews.createdAt), asc(contactNews.id))
    .all();
  const byUpdate = new Map<string | null, Map<string, NotifiedContact>>();
  for (const { updateId, createdAt, mail, seenAt, ...row } of rows) {
    const contacts = byUpdate.get(updateId) ?? new Map<string, NotifiedContact>();
    byUpdate.set(updateId, contacts);
    if (contacts.has(row.contactId)) continue;
    contacts.set(row.contactId, {
      ...row,
      mail: row.sentAt ? 'sent' : STATES[mail],
      seenAt: seenAt !== null && seenAt >= createdAt ? seenAt : null,
    });
  }
  return (id) => [...(byUpdate.get(id)?.values() ?? [])];
}

const STATES = { at_once: 'waiting', digest: 'digest', never: 'none' } as const;

const RETENTION_MS = 90 * DAY_MS;
const REMOVED_AT_ONCE = 500;

/** Removes old news, mailed or not; the updates themselves stay. */
export function removeOldNews(deps: Deps): Promise<void> {
  const { database } = deps;
  return removeOldRows(deps, RETENTION_MS, (before) => {
    const old = database
      .select({ id: contactNews.id })
      .from(contactNews)
      .where(lt(contactNews.createdAt, before))
      .limit(REMOVED_AT_ONCE);
    const { changes } = database.delete(contactNews).where(inArray(contactNews.id, old)).run();
    return changes === REMOVED_AT_ONCE;
  });
}
