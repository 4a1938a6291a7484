import type { Database } from '../../../db/client';
import { teamMembers } from '../../../db/schema/team-members';
import type { Examples } from '../examples.types';

let count = 0;

/** The values of a member of the team, different at each call. */
export function aMember(overrides: Partial<typeof teamMembers.$inferInsert> = {}) {
  count += 1;
  return {
    name: `Yara Khoury ${count}`,
    role: 'Supply chain analyst',
    city: 'Amman',
    languages: ['Arabic', 'English'],
    history: 'Seven years of planning at a wholesaler.',
    introduction: 'I plan with the people who load the trucks.',
    ...overrides,
  };
}

/** Stores a member; returns the id. */
export const storeMember = (database: Database, overrides?: Parameters<typeof aMember>[0]) =>
  database.insert(teamMembers).values(aMember(overrides)).returning({ id: teamMembers.id }).get()
    .id;

export const teamExamples: Examples = {
  members: {
    good: ({ database }) => {
      storeMember(database);
      return {};
    },
    bad: { language: 'fr' },
  },
  list: {
    good: ({ database }) => {
      storeMember(database);
      return {};
    },
  },
  create: { good: () => aMember(), bad: { name: '' } },
  update: {
    good: ({ database }) => ({ id: storeMember(database), city: 'Irbid' }),
    bad: { language: 'fr' },
  },
};
