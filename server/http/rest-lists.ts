import type { RestCall } from './rest';

/** `limit` and `cursor` as the list procedures take them; a `limit` that is no number is theirs to refuse. */
export function readPage(query: Record<string, string>) {
  return {
    limit: query.limit === undefined ? undefined : Number(query.limit || Number.NaN),
    cursor: query.cursor,
  };
}

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
