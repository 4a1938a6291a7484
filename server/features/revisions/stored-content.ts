import { eq } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../../../db/client';
import type { ContentType } from '../../../db/enums';
import { caseStudies } from '../../../db/schema/case-studies';
import { insights } from '../../../db/schema/insights';
import { pages } from '../../../db/schema/pages';

/** The fields of a row by their names, as JSON has them. */
export type Fields = Record<string, unknown>;

/** A row of the content: an insight, a case study or a page. */
export type StoredRow = Fields & { id: string; updatedAt: string };

export const CONTENT_TABLES = { insight: insights, case_study: caseStudies, page: pages };

export function readStored(
  database: Database,
  type: ContentType,
  id: string,
): StoredRow | undefined {
  const table: SQLiteTable & { id: SQLiteColumn } = CONTENT_TABLES[type];
  return database.select().from(table).where(eq(table.id, id)).get() as StoredRow | undefined;
}

/** What a version keeps. */
export function fieldsOf({ id, createdAt, updatedAt, isSample, ...fields }: StoredRow): Fields {
  return fields;
}

/** Whether a row is or is going to be public, and from when; null for one that is not. */
export function publicSince({ status, publishedAt }: StoredRow, now: string): string | null {
  if (status === 'draft' || status === 'unpublished') return null;
  return typeof publishedAt === 'string' && publishedAt > now ? publishedAt : now;
}
