import { defineFeature } from '../define-feature';
import { mediaResponses } from './media.responses';
import { mediaRest } from './media.rest';
import { mediaRouter } from './media.router';

export const media = defineFeature({
  router: mediaRouter,
  rest: mediaRest,
  responses: mediaResponses,
  tag: { name: 'Media', description: 'Files that staff upload.' },
  examples: async () => (await import('./media.examples')).mediaExamples,
});
