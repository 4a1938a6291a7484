import { defineFeature } from '../define-feature';
import { leadsResponses } from './leads.responses';
import { leadsRest } from './leads.rest';
import { leadsRouter } from './leads.router';

export const leads = defineFeature({
  router: leadsRouter,
  open: { create: 'everybody' },
  rest: leadsRest,
  responses: leadsResponses,
  tag: { name: 'Leads', description: 'Inquiries, from the contact form and from tools.' },
  examples: async () => (await import('./leads.examples')).leadsExamples,
});
