import { TRPCClientError } from '@trpc/client';
import type { FieldError } from '../../server/errors';
import type { AppRouter } from '../../server/router';

/** What every failed call throws. Its message is `{status}: {body text}`. */
type CallError = TRPCClientError<AppRouter>;

/** For toasts: the server's words, or none where it gave no answer. */
export function detailOf(error: unknown): string | undefined {
  return problemOf(error)?.detail;
}

/** The HTTP status; undefined where no answer came at all. */
export function statusOf(error: unknown): number | undefined {
  const status = isCallError(error) ? error.meta?.status : undefined;
  return problemOf(error)?.status ?? (typeof status === 'number' ? status : undefined);
}

/** What is wrong with each field. */
export function fieldsOf(error: unknown): FieldError[] {
  return problemOf(error)?.errors ?? [];
}

function isCallError(error: unknown): error is CallError {
  return error instanceof TRPCClientError;
}

/** Missing where what failed is not the server but something before it, such as a proxy. */
function problemOf(error: unknown) {
  return isCallError(error) ? error.data?.problem : undefined;
}

/** Sends cookies along. Whatever answers without success, the error is tRPC's, and says its body. */
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
