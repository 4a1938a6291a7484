import { chatGreetings as table } from '../../../db/schema/greetings';
import { defineFeature } from '../define-feature';
import { recordsOf } from '../subjects';
import { publicGreetings } from './greetings.service';

export const greetings = defineFeature({
  router: () => import('./greetings.router'),
  rest: [],
  tag: null,
  examples: async () => (await import('./greetings.examples')).greetingsExamples,
  subjects: { greeting: recordsOf(table, table.path) },
  publicContent: true,
  pageSettings: publicGreetings,
  tables: {
    chat_greetings: {
      about: 'What the chat button says on which page, after how many seconds.',
      withoutPeople: 'texts that the firm publishes, with their paths',
    },
  },
});
