import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { DatabaseUnavailableError, sqliteCode } from '../../db/write';
import { type Problem, problem } from '../core/problem-details';
import { DomainError, type DomainErrorCode, type FieldError } from '../errors';

const CODES: Record<DomainErrorCode, TRPCError['code']> = {
  invalid: 'BAD_REQUEST',
  unauthorized: 'UNAUTHORIZED',
  forbidden: 'FORBIDDEN',
  'not-found': 'NOT_FOUND',
  conflict: 'CONFLICT',
  'too-large': 'PAYLOAD_TOO_LARGE',
  'reused-key': 'UNPROCESSABLE_CONTENT',
  limited: 'TOO_MANY_REQUESTS',
  unavailable: 'SERVICE_UNAVAILABLE',
};

const RETRY_AFTER_SECONDS = 5;

/** Translates a domain error into its tRPC code. Other errors stay unchanged. */
export function translateError(error: TRPCError): TRPCError {
  const domainError = asDomainError(error.cause);
  if (!domainError) return error;
  return new TRPCError({
    code: CODES[domainError.code],
    message: domainError.message,
    cause: domainError,
  });
}

function asDomainError(cause: unknown): DomainError | undefined {
  if (cause instanceof DomainError) return cause;
  const isBusy = sqliteCode(cause).startsWith('SQLITE_BUSY');
  if (cause instanceof DatabaseUnavailableError || isBusy) {
    return new DomainError('unavailable', 'Nothing could be saved just now. Please try again.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      cause,
    });
  }
  return undefined;
}

/** The problem details of an error. An unknown error shows only the id of the request. */
export function problemOf(error: TRPCError, requestId: string | undefined): Problem {
  const status = getHTTPStatusCodeFromError(error);
  if (status === 500) {
    return {
      ...problem(500, 'Something went wrong on our side. Please try again later.'),
      requestId,
    };
  }
  const errors = fieldErrorsOf(error.cause);
  const detail = errors.length > 0 ? asSentences(errors) : error.message;
  return problem(status, detail, errors);
}

/** In seconds; undefined when waiting does not help. */
export function retryAfterOf(error: TRPCError): number | undefined {
  return error.cause instanceof DomainError ? error.cause.retryAfterSeconds : undefined;
}

function fieldErrorsOf(cause: unknown): FieldError[] {
  if (cause instanceof DomainError) return cause.errors;
  if (!isValidationError(cause)) return [];
  return cause.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
}

interface ValidationError {
  issues: { path: PropertyKey[]; message: string }[];
}

/** Recognizes errors of zod and of zod/mini, whose classes differ, by their issues. */
function isValidationError(cause: unknown): cause is ValidationError {
  return cause instanceof Error && 'issues' in cause && Array.isArray(cause.issues);
}

function asSentences(errors: FieldError[]): string {
  return `${errors.map((error) => error.message.replace(/\.$/, '')).join('. ')}.`;
}
