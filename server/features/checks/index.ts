import { defineFeature } from '../define-feature';
import { checksRouter } from './checks.router';

export const checks = defineFeature({
  router: checksRouter,
  rest: [],
  tag: null,
  examples: async () => (await import('./checks.examples')).checksExamples,
});
