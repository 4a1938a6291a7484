import { defineFeature } from '../define-feature';
import { clientsResponses } from './clients.responses';
import { clientsRest } from './clients.rest';
import { clientsRouter } from './clients.router';

export const clients = defineFeature({
  router: clientsRouter,
  rest: clientsRest,
  responses: clientsResponses,
  tag: { name: 'Clients', description: 'The people that projects are done for.' },
  examples: async () => (await import('./clients.examples')).clientsExamples,
});
