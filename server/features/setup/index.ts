import { defineFeature } from '../define-feature';
import { setupRouter } from './setup.router';

export const setup = defineFeature({
  router: setupRouter,
  rest: [],
  tag: null,
  examples: async () => (await import('./setup.examples')).setupExamples,
});
