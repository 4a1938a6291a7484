import type { Database } from '../../../db/client';
import type { Permission } from '../../../db/permissions';
import type { Examples } from '../examples.types';
import { createToken, makeToolToken } from './tokens.service';

let count = 0;

/** A valid token to create, different at each call. */
export function aToken(overrides: Record<string, unknown> = {}) {
  count += 1;
  return {
    name: `Warehouse sync ${count}`,
    permissions: ['leads:read'] as Permission[],
    networks: ['203.0.113.0/24'],
    expiresAt: '2099-12-31T00:00:00.000Z',
    ...overrides,
  };
}

/** Stores a token for any network. Returns its id and the token. */
export function storeToken(
  database: Database,
  overrides: Record<string, unknown> = {},
  now = new Date().toISOString(),
) {
  const token = makeToolToken();
  const input = aToken({ networks: [], ...overrides });
  return { id: createToken(database, input, { token, now }).result.id, token };
}

export const tokensExamples: Examples = {
  create: { good: () => aToken(), bad: { permissions: ['leads:sell'] } },
  list: {
    good: ({ database }) => {
      storeToken(database);
      return {};
    },
  },
  revoke: { good: ({ database }) => ({ id: storeToken(database).id }) },
};
