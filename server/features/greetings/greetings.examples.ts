import type { Database } from '../../../db/client';
import { newId } from '../../../db/ids';
import { chatGreetings } from '../../../db/schema/greetings';
import type { Examples } from '../examples.types';

let count = 0;

/** A valid greeting, of another page at each call. */
export function aGreeting(overrides: Record<string, unknown> = {}) {
  count += 1;
  return { path: `/insights/${count}`, text: 'Questions? We are here.', seconds: 20, ...overrides };
}

/** Beside the limit, which all examples together would reach. */
function storeGreeting(database: Database): string {
  const id = newId();
  const updatedAt = '2026-11-21T09:00:00.000Z';
  database
    .insert(chatGreetings)
    .values({ id, ...aGreeting(), updatedAt })
    .run();
  return id;
}

export const greetingsExamples: Examples = {
  list: {
    good: ({ database }) => {
      storeGreeting(database);
      return {};
    },
  },
  create: { good: () => aGreeting(), bad: { path: 'solutions' } },
  update: {
    good: ({ database }) => ({ ...aGreeting(), id: storeGreeting(database) }),
    bad: { seconds: 1 },
  },
  remove: { good: ({ database }) => ({ id: storeGreeting(database) }) },
};
