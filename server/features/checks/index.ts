import { defineFeature } from '../define-feature';

export const checks = defineFeature({
  router: () => import('./checks.router'),
  rest: [],
  tag: null,
  examples: async () => (await import('./checks.examples')).checksExamples,
});
