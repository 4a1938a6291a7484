import type { Database } from '../../../db/client';
import { ADMINISTRATOR_ID } from '../../../db/permissions';
import type { Examples } from '../examples.types';
import { createSavedReply } from './saved-replies.service';

let count = 0;

/** A valid saved reply, different at each call. */
export function aSavedReply(overrides: Record<string, unknown> = {}) {
  count += 1;
  return {
    title: `First answer ${count}`,
    text: 'Dear {name},\n\nthank you for writing to us.\n\n{me}',
    ...overrides,
  };
}

/** Stores one that everybody shares. Returns its id. */
export function storeSavedReply(database: Database, overrides: Record<string, unknown> = {}) {
  const caller = { id: ADMINISTRATOR_ID, type: 'staff' as const };
  const now = '2026-11-21T09:00:00.000Z';
  return createSavedReply(database, aSavedReply(overrides), { caller, now }).result.id;
}

export const savedRepliesExamples: Examples = {
  list: {
    good: ({ database }) => {
      storeSavedReply(database);
      return {};
    },
  },
  create: { good: () => aSavedReply(), bad: { text: 'Dear {nmae}' } },
  update: {
    good: ({ database }) => ({ ...aSavedReply(), id: storeSavedReply(database) }),
    bad: { title: '' },
  },
  remove: { good: ({ database }) => ({ id: storeSavedReply(database) }) },
};
