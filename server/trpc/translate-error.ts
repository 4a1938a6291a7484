import { TRPCError } from '@trpc/server';
import { DatabaseUnavailableError, sqliteCode } from '../../db/write';
import { DomainError, type Refusal } from '../errors';

const CODES: Record<Refusal, TRPCError['code']> = {
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

/** Gives what a service threw the code of its refusal; what it does not know stays unknown. */
export function translateError(error: TRPCError): TRPCError {
  const refusal = asRefusal(error.cause);
  if (!refusal) return error;
  return new TRPCError({ code: CODES[refusal.refusal], message: refusal.message, cause: refusal });
}

function asRefusal(cause: unknown): DomainError | undefined {
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
