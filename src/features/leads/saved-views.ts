import { type LeadsSearchParams, readLeadsSearchParams } from './leads-search-params';

/** The part of an address that a view keeps: all of it but the open lead. */
export function queryOf({ lead: _open, ...shown }: LeadsSearchParams): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries<string | undefined>(shown)) {
    if (value !== undefined) query.set(name, value);
  }
  query.sort();
  return query.toString();
}

/** The search params of a view; those that it does not name are emptied. */
export const paramsOf = (query: string): LeadsSearchParams =>
  readLeadsSearchParams(Object.fromEntries(new URLSearchParams(query)));
