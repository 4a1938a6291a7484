import type { TRPCClientError, TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { FieldError } from '../../server/errors';
import type { AppRouter } from '../../server/router';

/** What every failed call throws: `{status}: {body text}`, and the parts that screens show. */
export class ApiError extends Error {
  constructor(
    /** The HTTP status; 0 where no answer came at all. */
    readonly status: number,
    body: string,
    /** For people: the problem's detail. Missing where the server gave none. */
    readonly detail?: string,
    readonly fields: FieldError[] = [],
  ) {
    super(`${status}: ${body}`);
    this.name = 'ApiError';
  }
}

/** For toasts: the server's words, or none where it gave no answer. */
export function detailOf(error: unknown): string | undefined {
  return toApi(error)?.detail;
}

export function statusOf(error: unknown): number | undefined {
  return toApi(error)?.status;
}

/** What is wrong with each field. */
export function fieldsOf(error: unknown): FieldError[] {
  return toApi(error)?.fields ?? [];
}

/** tRPC's client wraps what its links throw, under the same message. */
function toApi(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  return error instanceof Error && error.cause instanceof ApiError ? error.cause : undefined;
}

/** Sends cookies along, and turns a failure that is none of ours (a proxy's page, say) into an error. */
export const fetchWithCookies: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, credentials: 'include' });
  if (response.ok) return response;
  const body = await response.text();
  if (body.includes('"problem":')) return new Response(body, response);
  throw new ApiError(response.status, body || response.statusText);
};

/** Gives every failed call the same error, whatever went wrong. */
export const errorLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) =>
      next(op).subscribe({
        ...observer,
        next: (value) => observer.next(value),
        complete: () => observer.complete(),
        error: (error) => {
          // Typed as TRPCClientError throughout tRPC, which only ever reads its message.
          observer.error(toApiError(error) as unknown as TRPCClientError<AppRouter>);
        },
      }),
    );

function toApiError(error: TRPCClientError<AppRouter>): Error {
  if (error.cause instanceof ApiError) return error.cause;
  const { data, meta } = error;
  if (!data) return isAborted(error) ? error : new ApiError(0, error.message);
  const { problem } = data;
  const body = meta?.responseJSON === undefined ? problem : meta.responseJSON;
  return new ApiError(problem.status, JSON.stringify(body), problem.detail, problem.errors);
}

function isAborted(error: TRPCClientError<AppRouter>): boolean {
  return error.cause instanceof DOMException && error.cause.name === 'AbortError';
}
