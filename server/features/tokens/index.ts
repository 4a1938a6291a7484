import { accessTokens as table } from '../../../db/schema/access-tokens';
import { SECRET_HASH } from '../../core/described-tables';
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
  tables: {
    access_tokens: {
      about: 'Access tokens of tools; revoked ones too.',
      withoutPeople: 'of tools: what an admin calls them, and the networks that they call from',
      without: { token_hash: SECRET_HASH },
      notes: { prefix: 'the first characters of the token, by which people recognise it' },
    },
  },
});
