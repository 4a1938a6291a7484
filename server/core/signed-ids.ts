import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type Database, prepared } from '../../db/client';
import { signingKeys } from '../../db/schema/keys';

interface SignedIds {
  /** The row of the key that signs them. */
  keyName: string;
  encoding: 'base64url' | 'hex';
}

/** Ids for cookies and links, with a signature that shows that this server gave them out. */
export function signedIds({ keyName, encoding }: SignedIds) {
  const queries = prepared((database) => ({
    key: database
      .select({ key: signingKeys.key })
      .from(signingKeys)
      .where(eq(signingKeys.name, keyName))
      .prepare(),
  }));

  const createKey = (database: Database): Buffer => {
    const key = randomBytes(32);
    database.insert(signingKeys).values({ name: keyName, key }).run();
    return key;
  };

  const signature = (key: Buffer, id: string) =>
    createHmac('sha256', key).update(id).digest(encoding);

  /** The id with its signature. Runs inside `write`, since the first call creates the key. */
  const sign = (database: Database, id: string): string => {
    const key = queries(database).key.get()?.key ?? createKey(database);
    return `${id}.${signature(key, id)}`;
  };

  /** The id; null for one that was not signed here. */
  const read = (database: Database, signed: string | null): string | null => {
    const [id, given, ...more] = signed?.split('.') ?? [];
    if (!id || !given || more.length > 0) return null;
    const key = queries(database).key.get()?.key;
    if (!key) return null;
    const [a, b] = [Buffer.from(given), Buffer.from(signature(key, id))];
    return a.length === b.length && timingSafeEqual(a, b) ? id : null;
  };

  return { sign, read };
}
