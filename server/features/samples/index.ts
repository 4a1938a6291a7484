import { defineFeature } from '../define-feature';
import { samplesRouter } from './samples.router';

export const samples = defineFeature({
  router: samplesRouter,
  rest: [],
  tag: null,
  examples: async () => (await import('./samples.examples')).samplesExamples,
  subjects: {},
});
