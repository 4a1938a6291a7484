import { eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { MINUTE_MS } from '../../../db/durations';
import { newId } from '../../../db/ids';
import { accessTokens } from '../../../db/schema/access-tokens';
import { isInNetworks, isNetwork } from '../../core/networks';
import { newestFirst } from '../../core/pagination';
import { invalid, notFound } from '../../errors';
import type { Written } from '../activities/domain-event';
import { hashToken, makeToken } from '../staff/tokens';
import type { CreateToken } from './tokens.schema';

/** People and scanners of leaked secrets recognise a token of this program by it. */
const PREFIX = 'masar_';
const SHOWN_CHARACTERS = PREFIX.length + 4;
/** The console shows them all in one list. */
const MAX_TOKENS = 200;

export const tokenColumns = {
  id: accessTokens.id,
  name: accessTokens.name,
  prefix: accessTokens.prefix,
  permissions: accessTokens.permissions,
  networks: accessTokens.networks,
  expiresAt: accessTokens.expiresAt,
  lastUsedAt: accessTokens.lastUsedAt,
  lastUsedFrom: accessTokens.lastUsedFrom,
  createdAt: accessTokens.createdAt,
};

/** The tokens of tools that are not revoked, newest first. */
export function listTokens(database: Database) {
  return database
    .select(tokenColumns)
    .from(accessTokens)
    .where(isNull(accessTokens.revokedAt))
    .orderBy(...newestFirst(accessTokens.createdAt, accessTokens.id))
    .all();
}

export type StoredToken = ReturnType<typeof listTokens>[number];

/** A token that is not revoked. */
export const findToken = (database: Database, id: string) =>
  listTokens(database).find((token) => token.id === id);

/** A new token of a tool, which cannot be read again. */
export const makeToolToken = () => `${PREFIX}${makeToken()}`;

export function createToken(
  database: Database,
  input: CreateToken,
  { token, now }: { token: string; now: string },
): Written<StoredToken & { tokenHash: string | null }> {
  const networks = input.networks ?? [];
  const malformed = networks.findIndex((network) => !isNetwork(network));
  if (malformed >= 0) {
    throw invalid(`networks.${malformed}`, 'A network is an address such as 203.0.113.0/24');
  }
  if (input.expiresAt && input.expiresAt <= now) {
    throw invalid('expiresAt', 'The expiry has passed already');
  }
  if (listTokens(database).length >= MAX_TOKENS) {
    throw invalid('', `There are ${MAX_TOKENS} tokens: revoke one first`);
  }
  const permissions = [...new Set(input.permissions)];
  const result = database
    .insert(accessTokens)
    .values({
      id: newId(),
      name: input.name,
      tokenHash: hashToken(token),
      prefix: token.slice(0, SHOWN_CHARACTERS),
      permissions,
      networks,
      expiresAt: input.expiresAt ?? null,
      createdAt: now,
    })
    .returning({ ...tokenColumns, tokenHash: accessTokens.tokenHash })
    .get();
  return { result, event: { type: 'token.created', subjectId: result.id, data: { permissions } } };
}

/** The token stops working at once. Its id and name stay for the records. */
export function revokeToken(database: Database, id: string, now: string): Written<void> {
  if (!findToken(database, id)) throw notFound('The token');
  database
    .update(accessTokens)
    .set({ tokenHash: null, revokedAt: now, lastUsedFrom: null })
    .where(eq(accessTokens.id, id))
    .run();
  return { result: undefined, event: { type: 'token.revoked', subjectId: id, data: {} } };
}

/** Why a known token is refused. */
export type Refusal = 'expired' | 'network';

/** The tool that holds a token; undefined for an unknown or revoked one. */
export function findTool(
  database: Database,
  token: string,
  { now, address }: { now: string; address: string },
): { tool: typeof accessTokens.$inferSelect; refusal: Refusal | null } | undefined {
  if (!token.startsWith(PREFIX)) return undefined;
  const tool = database
    .select()
    .from(accessTokens)
    .where(eq(accessTokens.tokenHash, hashToken(token)))
    .get();
  if (!tool) return undefined;
  if (tool.expiresAt !== null && tool.expiresAt <= now) return { tool, refusal: 'expired' };
  const isElsewhere = tool.networks.length > 0 && !isInNetworks(address, tool.networks);
  return { tool, refusal: isElsewhere ? 'network' : null };
}

/** Whether a token of this hash is still there: a revoked one has none. */
export const isStored = (database: Database, tokenHash: string) =>
  database
    .select({ id: accessTokens.id })
    .from(accessTokens)
    .where(eq(accessTokens.tokenHash, tokenHash))
    .get() !== undefined;

/** How old the stored use of a token gets before the next is stored. */
export const TOKEN_USE_EVERY_MS = MINUTE_MS;

export function recordUse(
  database: Database,
  id: string,
  { now, network }: { now: string; network: string | null },
): void {
  const lastUsedAt = new Date(Math.floor(Date.parse(now) / MINUTE_MS) * MINUTE_MS).toISOString();
  database
    .update(accessTokens)
    .set({ lastUsedAt, lastUsedFrom: network })
    .where(eq(accessTokens.id, id))
    .run();
}
