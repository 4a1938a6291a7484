import { chatGreetings as table } from '../../../db/schema/greetings';
import { defineFeature } from '../define-feature';
import { recordsOf } from '../subjects';
import { greetingsRouter } from './greetings.router';

export const greetings = defineFeature({
  router: greetingsRouter,
  rest: [],
  responses: {},
  tag: null,
  examples: async () => (await import('./greetings.examples')).greetingsExamples,
  subjects: { greeting: recordsOf(table, table.path) },
  // Each page carries them.
  publicContent: true,
});
