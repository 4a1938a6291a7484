import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { users } from '../../../db/schema/staff';

/** The holder of an access token. */
export interface TokenHolder {
  /** Null for the holder of ADMIN_TOKEN. */
  userId: string | null;
  tokenHash: string;
}

/** 256 random bits cannot be guessed, so a plain SHA-256 is enough to store. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Compares with every known token in constant time, so that timing reveals nothing. */
export function findTokenHolder(
  database: Database,
  adminTokenHash: string,
  token: string,
): TokenHolder | undefined {
  const tokenHash = hashToken(token);
  const staff = database.select({ id: users.id, password: users.password }).from(users).all();
  const known = [
    { userId: null, hash: adminTokenHash },
    ...staff.map((user) => ({ userId: user.id, hash: user.password })),
  ];
  const matching = known.filter(({ hash }) => isSameHash(hash, tokenHash));
  return matching[0] && { userId: matching[0].userId, tokenHash };
}

/** Whether the token that opened a session is still valid. */
export function isTokenValid(
  database: Database,
  adminTokenHash: string,
  { userId, tokenHash }: TokenHolder,
): boolean {
  if (userId === null) return isSameHash(adminTokenHash, tokenHash);
  const user = database
    .select({ password: users.password })
    .from(users)
    .where(eq(users.id, userId))
    .get();
  return user !== undefined && isSameHash(user.password, tokenHash);
}

function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
