import { TRPCClientError } from '@trpc/client';
import type { FieldError } from '../../server/errors';
import type { AppRouter } from '../../server/router';

/** Every failed call throws this. Its message is `{status}: {body text}`. */
type CallError = TRPCClientError<AppRouter>;

/** For toasts: the server's explanation; undefined without a response. */
export function detailOf(error: unknown): string | undefined {
  return problemOf(error)?.detail;
}

/** The HTTP status; undefined without a response. */
export function statusOf(error: unknown): number | undefined {
  const status = isCallError(error) ? error.meta?.status : undefined;
  return problemOf(error)?.status ?? (typeof status === 'number' ? status : undefined);
}

/** The errors of single fields. */
export function fieldsOf(error: unknown): FieldError[] {
  return problemOf(error)?.errors ?? [];
}

function isCallError(error: unknown): error is CallError {
  return error instanceof TRPCClientError;
}

/** Undefined if a proxy responded instead of the server. */
function problemOf(error: unknown) {
  return isCallError(error) ? error.data?.problem : undefined;
}

/** Sends cookies. Any response that is not 2xx, a proxy's too, becomes a tRPC error that quotes the body. */
export const fetchWithCookies: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, credentials: 'include' });
  if (response.ok) return response;
  const body = await response.text();
  const error = TRPCClientError.from<AppRouter>(parsed(body), {
    meta: { status: response.status },
  });
  error.message = `${response.status}: ${body || response.statusText}`;
  throw error;
};

function parsed(body: string): object {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
