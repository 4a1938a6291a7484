import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { ADMINISTRATOR_ID, type StaffRole } from '../../../db/permissions';
import { users } from '../../../db/schema/staff';

/** The holder of an access token. */
export interface TokenHolder {
  /** Of the person; `ADMINISTRATOR_ID` for the holder of ADMIN_TOKEN. */
  id: string;
  role: StaffRole;
  tokenHash: string;
}

const ADMINISTRATOR = { id: ADMINISTRATOR_ID, role: 'admin' as const };

const staffColumns = { id: users.id, role: users.role, password: users.password };

/** 256 random bits cannot be guessed, so a plain SHA-256 is enough to store. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** For the path of a link, in which capitals are not kept apart. */
export function makeLinkSecret(): string {
  return randomBytes(32).toString('hex');
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
  const staff = database.select(staffColumns).from(users).all();
  const known = [{ ...ADMINISTRATOR, password: adminTokenHash }, ...staff];
  const [holder] = known.filter(({ password }) => isSameHash(password, tokenHash));
  return holder && { id: holder.id, role: holder.role, tokenHash };
}

/** The holder of the token that opened a session; undefined when that token is no longer valid. */
export function findSessionHolder(
  database: Database,
  adminTokenHash: string,
  { userId, tokenHash }: { userId: string | null; tokenHash: string },
): TokenHolder | undefined {
  const holder =
    userId === null
      ? { ...ADMINISTRATOR, password: adminTokenHash }
      : database.select(staffColumns).from(users).where(eq(users.id, userId)).get();
  if (!holder || !isSameHash(holder.password, tokenHash)) return undefined;
  return { id: holder.id, role: holder.role, tokenHash };
}

function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
