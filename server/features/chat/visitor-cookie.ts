import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { signingKeys } from '../../../db/schema/keys';

const KEY_NAME = 'chat-visitor';

const queries = prepared((database) => ({
  key: database
    .select({ key: signingKeys.key })
    .from(signingKeys)
    .where(eq(signingKeys.name, KEY_NAME))
    .prepare(),
}));

/**
 * The value of the visitor cookie: the id, signed with a key of this database. Runs inside
 * `write`, since the first call creates the key.
 */
export function signVisitor(database: Database, visitorId: string): string {
  const key = queries(database).key.get()?.key ?? createKey(database);
  return `${visitorId}.${signature(key, visitorId)}`;
}

/** The id of the visitor; null for a cookie that was not signed here. */
export function readVisitor(database: Database, cookie: string | null): string | null {
  const [visitorId, given, ...more] = cookie?.split('.') ?? [];
  if (!visitorId || !given || more.length > 0) return null;
  const key = queries(database).key.get()?.key;
  if (!key) return null;
  const [a, b] = [Buffer.from(given), Buffer.from(signature(key, visitorId))];
  return a.length === b.length && timingSafeEqual(a, b) ? visitorId : null;
}

function createKey(database: Database): Buffer {
  const key = randomBytes(32);
  database.insert(signingKeys).values({ name: KEY_NAME, key }).run();
  return key;
}

function signature(key: Buffer, visitorId: string): string {
  return createHmac('sha256', key).update(visitorId).digest('base64url');
}
