import { asc, gt, or, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from '../../../db/client';
import { CONTENT_TYPES, type ContentType } from '../../../db/enums';
import { caseStudies } from '../../../db/schema/case-studies';
import { insights } from '../../../db/schema/insights';
import { pages } from '../../../db/schema/pages';
import { inSlice, nextSize } from '../../core/slices';
import { CONTENT_TABLES, findItem } from '../content/content-tables';
import { visitTexts } from '../content/content-texts';
import type { LinkChange } from './links-in-texts';

/** The columns in which links may stand. */
const TEXT_COLUMNS: Record<ContentType, SQLiteColumn[]> = {
  insight: [insights.content],
  case_study: [caseStudies.challenge, caseStudies.solution],
  page: [pages.content],
};

/** An item of ours that links to a path. */
export interface LinkSource {
  type: ContentType;
  id: string;
  title: string;
  links: number;
  /** The version that was read, and its fields with the links changed. */
  updatedAt: string;
  changes: Record<string, unknown>;
}

/** A save changes no more items at once: it is one transaction. The redirect serves all others. */
const MAX_SOURCES = 100;
const FIRST_SIZE = 200;

/** Our own items that link to a path, found in slices, up to a hundred. */
export async function findLinks(
  database: Database,
  change: LinkChange,
): Promise<{ sources: LinkSource[]; isComplete: boolean }> {
  const { linkChanger } = await import('./links-in-texts');
  const sources: LinkSource[] = [];
  for (const type of CONTENT_TYPES) {
    for await (const id of idsWith(database, type, change.from)) {
      const row = await inSlice(() => findItem(database, { type, id }));
      if (!row) continue;
      const changer = linkChanger(change);
      const changes = await inSlice(() => visitTexts(type, row, changer));
      const { title, updatedAt } = row;
      if (changer.count === 0) continue;
      if (sources.length === MAX_SOURCES) return { sources, isComplete: false };
      sources.push({ type, id, title, links: changer.count, updatedAt, changes });
    }
  }
  return { sources, isComplete: true };
}

/** The ids of the items in whose texts a path stands, as a link or not. */
async function* idsWith(database: Database, type: ContentType, path: string) {
  const table = CONTENT_TABLES[type];
  const hasPath = or(...TEXT_COLUMNS[type].map((column) => sql`instr(${column}, ${path}) > 0`));
  let after = '';
  for (let size = FIRST_SIZE; ;) {
    const startedAt = performance.now();
    const rows = await inSlice(() =>
      database
        .select({ id: table.id, hasPath: sql<number>`${hasPath}` })
        .from(table)
        .where(gt(table.id, after))
        .orderBy(asc(table.id))
        .limit(size)
        .all(),
    );
    for (const row of rows) if (row.hasPath) yield row.id;
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    after = last.id;
    size = nextSize(size, performance.now() - startedAt, { min: 50 });
  }
}
