import type { RestCall } from './rest';

/**
 * What a list procedure takes from the query, and nothing else of it. A `limit` that is no number
 * is the procedure's to refuse.
 */
export function readQuery(query: Record<string, string>, names: readonly string[] = []) {
  return Object.fromEntries(
    names.map((name) => [name, name === 'limit' ? toLimit(query.limit) : query[name]]),
  );
}

const toLimit = (limit: string | undefined) =>
  limit === undefined ? undefined : Number(limit || Number.NaN);

/** Whether the caller pages through the list; else it gets everything. */
export function isPaged(url: URL): boolean {
  return url.searchParams.has('limit');
}

export function linkToNext(call: RestCall, nextCursor: string | null): void {
  if (nextCursor === null) return;
  const next = new URL(call.url);
  next.searchParams.set('cursor', nextCursor);
  call.reply.set('Link', `<${next.pathname}${next.search}>; rel="next"`);
}
