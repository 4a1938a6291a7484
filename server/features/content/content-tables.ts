import { eq } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../../../db/client';
import type { ContentType } from '../../../db/enums';
import { caseStudies } from '../../../db/schema/case-studies';
import { insights } from '../../../db/schema/insights';
import { pages } from '../../../db/schema/pages';
import { notFound } from '../../errors';

export const CONTENT_TABLES = { insight: insights, case_study: caseStudies, page: pages };

/** Names an insight, a case study or a page. */
export interface ContentItem {
  type: ContentType;
  id: string;
}

/** The fields of a row by their names, as JSON has them. */
export type Fields = Record<string, unknown>;

/** A row of the content: an insight, a case study or a page. */
export type StoredRow = Fields & { id: string; title: string; updatedAt: string };

/** The row of an item as it is stored, public or not. */
export function findItem(database: Database, { type, id }: ContentItem): StoredRow | undefined {
  const table: SQLiteTable & { id: SQLiteColumn } = CONTENT_TABLES[type];
  return database.select().from(table).where(eq(table.id, id)).get() as StoredRow | undefined;
}

export function getItem(database: Database, item: ContentItem): StoredRow {
  const row = findItem(database, item);
  if (!row) throw notFound('The item');
  return row;
}
