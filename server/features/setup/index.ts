import { defineFeature } from '../define-feature';

export const setup = defineFeature({
  router: () => import('./setup.router'),
  rest: [],
  tag: null,
  examples: async () => (await import('./setup.examples')).setupExamples,
});
