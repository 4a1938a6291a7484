import { defineFeature } from '../define-feature';
import { staffRouter } from './staff.router';

export const staff = defineFeature({
  router: staffRouter,
  open: { signOut: 'everybody' },
  rest: [],
  responses: {},
  tag: null,
  examples: async () => (await import('./staff.examples')).staffExamples,
});
