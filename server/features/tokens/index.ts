import { defineFeature } from '../define-feature';
import { tokensResponses } from './tokens.responses';
import { tokensRest } from './tokens.rest';
import { tokensRouter } from './tokens.router';

export const tokens = defineFeature({
  router: tokensRouter,
  rest: tokensRest,
  responses: tokensResponses,
  tag: { name: 'Access tokens', description: 'Tokens of tools, each with permissions of its own.' },
  examples: async () => (await import('./tokens.examples')).tokensExamples,
});
