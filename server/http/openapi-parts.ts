import type { JsonSchema } from './json-schema';

/** What many operations share. */

export const PROBLEM: JsonSchema = {
  type: 'object',
  description: 'Problem details, as in RFC 9457.',
  properties: {
    type: { type: 'string', const: 'about:blank' },
    title: { type: 'string' },
    status: { type: 'integer', minimum: 400, maximum: 599 },
    detail: { type: 'string' },
    errors: {
      type: 'array',
      description: 'What is wrong, field by field.',
      items: {
        type: 'object',
        properties: {
          path: { type: 'string', description: 'The field; empty for the whole body.' },
          message: { type: 'string' },
        },
        required: ['path', 'message'],
      },
    },
    requestId: { type: 'string', description: 'Of an unknown failure: what the log calls it.' },
  },
  required: ['type', 'title', 'status', 'detail'],
};

export const HEADERS = {
  RetryAfter: {
    description: 'Seconds to wait before the next try.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  },
  WWWAuthenticate: {
    description: 'How to say who calls.',
    required: true,
    schema: { type: 'string', const: 'Bearer' },
  },
  Link: {
    description: 'The next page, as `<…>; rel="next"`; missing on the last.',
    schema: { type: 'string' },
  },
  ETag: { description: 'Names these bytes.', schema: { type: 'string' } },
};

export const PARAMETERS = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Makes it safe to send again: within a day, the same key and body are answered with the first answer.',
    schema: { type: 'string' },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description:
      'The `updatedAt` that the update started from, in quotes. The body may name it too; without it the last write wins.',
    schema: { type: 'string' },
  },
};

const WAIT = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };

/** Refusals by their status. */
export const ERRORS = {
  400: refusal('Something in the request makes no sense; `errors` says what.'),
  401: refusal('An access token is needed, or the one that came is not valid.', {
    'WWW-Authenticate': { $ref: '#/components/headers/WWWAuthenticate' },
  }),
  403: refusal('A browser sent this from another site.'),
  404: refusal('There is no such row.'),
  413: refusal('The body is too large.'),
  415: refusal('The body is of another type.'),
  422: refusal('The Idempotency-Key, or the message id, was used with another body.'),
  429: refusal('Too many calls, or too many wrong tokens, from this address.', WAIT),
  500: refusal('A failure on our side, with the id under which the log has it.'),
  503: refusal('The database is full or locked just now.', WAIT),
};

export function refusal(description: string, headers?: object) {
  return {
    description,
    ...(headers && { headers }),
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
}
