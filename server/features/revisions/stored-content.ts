import type { Fields, StoredRow } from '../content/content-tables';

/** What a version keeps. */
export function fieldsOf({ id, createdAt, updatedAt, isSample, ...fields }: StoredRow): Fields {
  return fields;
}

/** Whether a row is or is going to be public, and from when; null for one that is not. */
export function publicSince({ status, publishedAt }: StoredRow, now: string): string | null {
  if (status === 'draft' || status === 'unpublished') return null;
  return typeof publishedAt === 'string' && publishedAt > now ? publishedAt : now;
}
