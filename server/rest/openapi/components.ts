import type { JsonSchema } from './json-schema';

/** The parts that operations share. */

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
    requestId: {
      type: 'string',
      description: 'The id of the request in the log, for an unknown failure.',
    },
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
    description: 'The authentication scheme.',
    required: true,
    schema: { type: 'string', const: 'Bearer' },
  },
  Link: {
    description:
      'The next page, as `<…>; rel="next"`; missing on the last. A page that is full is followed by one, which may be empty.',
    schema: { type: 'string' },
  },
  ETag: { description: 'The version of the response.', schema: { type: 'string' } },
};

export const PARAMETERS = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Makes it safe to send again: within a day, the same key and body return the first response, without its secrets: a token, a link.',
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

/** The error responses by status. */
export const ERRORS = {
  400: errorResponse('The request is not valid; `errors` lists why.'),
  401: errorResponse('An access token is missing or not valid.', {
    'WWW-Authenticate': { $ref: '#/components/headers/WWWAuthenticate' },
  }),
  403: errorResponse('A permission is missing, or a browser sent this from another site.'),
  404: errorResponse('There is no such row.'),
  408: errorResponse('The body took too long to arrive.'),
  413: errorResponse('The body is too large.'),
  415: errorResponse('The content type of the body is not supported.'),
  422: errorResponse('The Idempotency-Key, or the message id, was used with another body.'),
  429: errorResponse('Too many calls, or too many wrong tokens, from this address.', WAIT),
  500: errorResponse('An unknown failure, with the id of the request in the log.'),
  503: errorResponse('The database is full or locked at the moment.', WAIT),
};

export function errorResponse(description: string, headers?: object) {
  return {
    description,
    ...(headers && { headers }),
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
}
