import { defineFeature } from '../define-feature';

export const samples = defineFeature({
  router: () => import('./samples.router'),
  rest: [],
  tag: null,
  examples: async () => (await import('./samples.examples')).samplesExamples,
  subjects: {},
});
