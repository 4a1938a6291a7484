import { defineFeature } from '../define-feature';
import { chatResponses } from './chat.responses';
import { chatRest } from './chat.rest';
import { chatRouter } from './chat.router';

export const chat = defineFeature({
  router: chatRouter,
  open: {
    current: 'everybody',
    start: 'everybody',
    messages: 'its visitor',
    send: 'its visitor',
  },
  rest: chatRest,
  responses: chatResponses,
  tag: { name: 'Chat', description: 'Conversations with visitors.' },
  examples: async () => (await import('./chat.examples')).chatExamples,
});
