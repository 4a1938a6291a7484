import type { Database } from '../../../db/client';
import type { Examples } from '../examples.types';
import { storeInsight } from '../insights/insights.examples';
import { createRedirect } from './redirects.service';

let count = 0;

/** A valid redirect, different at each call. */
export function aRedirect(overrides: Record<string, unknown> = {}) {
  count += 1;
  return { from: `/old-campaign-${count}`, to: '/contact', ...overrides };
}

export function storeRedirect(database: Database, overrides: Record<string, unknown> = {}) {
  const site = { isPublicPath: (path: string) => path === '/contact' };
  const now = '2026-11-21T09:00:00.000Z';
  return createRedirect(database, aRedirect(overrides), { now, site }).result.id;
}

export const redirectsExamples: Examples = {
  list: {
    good: ({ database }) => {
      storeRedirect(database);
      return {};
    },
  },
  linksTo: {
    good: ({ database }) => {
      const { id, slug } = storeInsight(database);
      storeInsight(database, { content: `[Read this](/insights/${slug})` });
      return { type: 'insight', id };
    },
    bad: { type: 'lead' },
  },
  create: { good: () => aRedirect(), bad: { from: 'https://elsewhere.example' } },
  update: {
    good: ({ database }) => ({ ...aRedirect(), id: storeRedirect(database) }),
    bad: { to: '//elsewhere.example' },
  },
  remove: { good: ({ database }) => ({ id: storeRedirect(database) }) },
};
