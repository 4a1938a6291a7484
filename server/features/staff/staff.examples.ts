import type { Database } from '../../../db/client';
import type { Examples } from '../examples.types';
import { invite } from './invitations.service';
import { hashToken, makeLinkSecret } from './tokens';

let count = 0;

/** A valid person to invite, different at each call. */
export function aPerson(overrides: Record<string, unknown> = {}) {
  count += 1;
  return {
    name: `Lina Barakat ${count}`,
    email: `lina${count}@masar.example`,
    role: 'agent' as const,
    ...overrides,
  };
}

/** Stores an invited person. Returns the id, and the secret of the link. */
export function storeInvited(database: Database, overrides: Record<string, unknown> = {}) {
  const secret = makeLinkSecret();
  const link = { secretHash: hashToken(secret), url: `http://localhost:3000/join/${secret}` };
  const input = { username: null, ...aPerson(overrides) };
  const now = new Date().toISOString();
  const { result } = invite(database, input, { now, link, isMailed: false });
  return { id: result.id, secret };
}

const storedId = ({ database }: { database: Database }) => ({ id: storeInvited(database).id });
const storedSecret = ({ database }: { database: Database }) => ({
  secret: storeInvited(database).secret,
});

export const staffExamples: Examples = {
  acceptInvitation: { good: storedSecret, bad: { secret: 5 } },
  colleagues: {},
  create: { good: () => aPerson({ username: `lina.${count}` }), bad: { email: 'lina' } },
  here: { good: storedId, bad: { id: '' } },
  invitation: { good: storedSecret, bad: { secret: 5 } },
  inviteAgain: { good: storedId },
  list: {
    good: ({ database }) => {
      storeInvited(database);
      return {};
    },
  },
  me: {},
  openWork: { good: storedId },
  remove: { good: storedId, bad: { successorId: '' } },
  renewToken: {
    good: ({ token = 'of-somebody-else' }) => ({ presentToken: token }),
    bad: { presentToken: ' ' },
  },
  revokeInvitation: { good: storedId },
  sessions: {},
  signOut: {},
  signOutEverywhere: {},
  update: {
    good: (world) => ({ ...storedId(world), name: 'Lina Khoury', role: 'editor' }),
    bad: { role: 'owner' },
  },
};
