import { STATUS_CODES } from 'node:http';
import type { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { DomainError, type FieldError } from '../errors';

/** RFC 9457 problem details: what every failed call answers, by REST and by tRPC. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  errors?: FieldError[];
  /** Of an unknown failure: the id under which the log has it. */
  requestId?: string;
}

export function problem(status: number, detail: string, errors: FieldError[] = []): Problem {
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    ...(errors.length > 0 ? { errors } : {}),
  };
}

export function problemOf(error: TRPCError, requestId: string | undefined): Problem {
  const status = getHTTPStatusCodeFromError(error);
  if (status === 500) {
    return {
      ...problem(500, 'Something went wrong on our side. Please try again later.'),
      requestId,
    };
  }
  const errors = fieldErrorsOf(error.cause);
  const detail = errors.length > 0 ? sentence(errors) : error.message;
  return problem(status, detail, errors);
}

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

/** Zod and zod/mini throw classes of their own; what they share is the list of issues. */
function isValidationError(cause: unknown): cause is ValidationError {
  return cause instanceof Error && 'issues' in cause && Array.isArray(cause.issues);
}

function sentence(errors: FieldError[]): string {
  return `${errors.map((error) => error.message.replace(/\.$/, '')).join('. ')}.`;
}
