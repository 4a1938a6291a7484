import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import type { Language } from '../../../db/enums';
import { clientContacts } from '../../../db/schema/client-contacts';
import { notFound } from '../../errors';
import { changedFields, type Written } from '../activities/domain-event';
import { endContactSession } from '../contacts/contact-sessions';
import { readUnsubscribeToken } from '../contact-news/unsubscribe-token';
import { hashToken } from '../staff/tokens';
import type { Preferences } from './portal.schema';

interface Contact {
  id: string;
  clientId: string;
}

export function choosePreferences(
  database: Database,
  { id, clientId }: Contact,
  changes: Preferences,
  now: string,
): Written<Required<Preferences>> {
  const isTheirs = eq(clientContacts.id, id);
  const stored = database.select().from(clientContacts).where(isTheirs).get();
  if (!stored) throw notFound('The contact');
  const fields = changedFields(stored, changes);
  if (fields.length === 0) {
    return { result: { news: stored.news, language: stored.language }, event: null };
  }
  const { news, language } = database
    .update(clientContacts)
    .set({ ...changes, updatedAt: now })
    .where(isTheirs)
    .returning()
    .get();
  return {
    result: { news, language },
    event: { type: 'contact.updated', subjectId: id, clientId, data: { fields } },
  };
}

export function signOutContact(
  database: Database,
  { id, clientId }: Contact,
  cookie: string | null,
): Written<void> {
  if (cookie) endContactSession(database, hashToken(cookie));
  return {
    result: undefined,
    event: { type: 'contact.signed_out', subjectId: id, clientId, data: {} },
  };
}

/** Ends the mails of news of a contact. Repeated, it changes nothing. */
export function stopNews(
  database: Database,
  token: string,
  now: string,
): Written<{ language: Language }> {
  const id = readUnsubscribeToken(database, token);
  const contact = id
    ? database.select().from(clientContacts).where(eq(clientContacts.id, id)).get()
    : undefined;
  if (!contact) throw notFound('The link');
  const { language, clientId, news } = contact;
  if (news === 'never') return { result: { language }, event: null };
  choosePreferences(database, contact, { news: 'never' }, now);
  const data = { fields: ['news'] };
  return {
    result: { language },
    event: { type: 'contact.updated', subjectId: contact.id, clientId, data },
  };
}
