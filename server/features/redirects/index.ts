import { redirects as table } from '../../../db/schema/redirects';
import { defineFeature } from '../define-feature';
import { redirectsRest } from './redirects.rest';
import { findRedirectById } from './redirects.service';

export const redirects = defineFeature({
  router: () => import('./redirects.router'),
  rest: redirectsRest,
  responses: async () => (await import('./redirects.responses')).redirectsResponses,
  tag: { name: 'Redirects', description: 'Addresses that lead to others.' },
  examples: async () => (await import('./redirects.examples')).redirectsExamples,
  subjects: { redirect: { id: table.id, title: table.from, read: findRedirectById } },
  housekeeping: [(deps) => deps.redirects.flush()],
  tables: {
    redirects: {
      about: 'Addresses that lead to others, old ones of renamed content too.',
      withoutPeople: 'paths of the site',
      notes: { subject_id: 'the id of the content to whose address it leads' },
    },
  },
});
