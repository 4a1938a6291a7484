import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { signingKeys } from '../../../db/schema/keys';

const KEY_NAME = 'contact-news';

const readKey = (database: Database) =>
  database
    .select({ key: signingKeys.key })
    .from(signingKeys)
    .where(eq(signingKeys.name, KEY_NAME))
    .get()?.key;

/**
 * The secret in a mail's link that ends such mails: the id of the contact, signed, in lower case as
 * paths are. Runs inside `write`, since the first call creates the key.
 */
export function unsubscribeToken(database: Database, contactId: string): string {
  const key = readKey(database) ?? createKey(database);
  return `${contactId}.${signature(key, contactId)}`;
}

/** The id of the contact; null for a token that was not signed here. */
export function readUnsubscribeToken(database: Database, token: string): string | null {
  const [contactId, given, ...more] = token.split('.');
  const key = readKey(database);
  if (!contactId || !given || more.length > 0 || !key) return null;
  const [a, b] = [Buffer.from(given), Buffer.from(signature(key, contactId))];
  return a.length === b.length && timingSafeEqual(a, b) ? contactId : null;
}

function createKey(database: Database): Buffer {
  const key = randomBytes(32);
  database.insert(signingKeys).values({ name: KEY_NAME, key }).run();
  return key;
}

const signature = (key: Buffer, contactId: string) =>
  createHmac('sha256', key).update(contactId).digest('hex');
