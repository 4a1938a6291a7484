import type { RouteCall } from './define-route';

/**
 * The named fields of the query string. A `limit` that is not a number becomes NaN, which the
 * schema of the procedure refuses.
 */
export function readQuery(query: Record<string, string>, names: readonly string[] = []) {
  return Object.fromEntries(
    names.map((name) => [name, name === 'limit' ? toLimit(query.limit) : query[name]]),
  );
}

const toLimit = (limit: string | undefined) =>
  limit === undefined ? undefined : Number(limit || Number.NaN);

/** Whether the caller wants one page instead of all rows. */
export function isPaged(url: URL): boolean {
  return url.searchParams.has('limit');
}

export function linkToNext(call: RouteCall<unknown>, nextCursor: string | null): void {
  if (nextCursor === null) return;
  const next = new URL(call.url);
  next.searchParams.set('cursor', nextCursor);
  call.responseHeaders.set('Link', `<${next.pathname}${next.search}>; rel="next"`);
}
