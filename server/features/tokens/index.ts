import { accessTokens as table } from '../../../db/schema/access-tokens';
import { defineFeature } from '../define-feature';
import { tokensRest } from './tokens.rest';
import { findToken } from './tokens.service';

export const tokens = defineFeature({
  router: () => import('./tokens.router'),
  rest: tokensRest,
  responses: async () => (await import('./tokens.responses')).tokensResponses,
  tag: { name: 'Access tokens', description: 'Tokens of tools, each with permissions of its own.' },
  examples: async () => (await import('./tokens.examples')).tokensExamples,
  subjects: { token: { id: table.id, title: table.name, read: findToken } },
});
