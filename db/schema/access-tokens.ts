import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Permission } from '../permissions';
import { createdAt, id, instant } from './columns';

/** The access tokens of tools. A revoked one stays as an id and a name, which events refer to. */
export const accessTokens = sqliteTable('access_tokens', {
  id: id(),
  name: text('name').notNull(),
  /** The SHA-256 of the token; null once it is revoked. */
  tokenHash: text('token_hash').unique(),
  /** The first characters, by which people recognise a token. */
  prefix: text('prefix').notNull(),
  permissions: text('permissions', { mode: 'json' }).$type<Permission[]>().notNull(),
  /** The networks that it may come from, such as `203.0.113.0/24`; empty for all. */
  networks: text('networks', { mode: 'json' }).$type<string[]>().notNull(),
  expiresAt: instant('expires_at'),
  /** To the minute, with the network that the call came from. */
  lastUsedAt: instant('last_used_at'),
  lastUsedFrom: text('last_used_from'),
  revokedAt: instant('revoked_at'),
  createdAt: createdAt(),
});
