import { eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { type Database, prepared } from '../../../db/client';
import { insights } from '../../../db/schema/insights';
import { articleSceneOf } from '../../../src/components/art/article-scene';
import type { Cover } from '../../../src/components/art/cover';
import { coverOf } from '../content/figures/cover';

const MAX_COVERS = 10_000;

const queries = prepared((database) => ({
  content: database
    .select({ content: insights.content })
    .from(insights)
    .where(eq(insights.id, sql.placeholder('id')))
    .prepare(),
  covers: new LRUCache<string, { cover: Cover | null }>({ max: MAX_COVERS }),
}));

/** What the picture of an insight is drawn from, as high as is asked; null if it has a drawing of its own. */
export const figureCoverOf = (slug: string, content: string, height?: number) =>
  articleSceneOf(slug) ? null : coverOf(content, height);

/** Each insight with what its picture is drawn from, which is read once for each of its versions. */
export function withCovers<Row extends { id: string; slug: string; updatedAt: string }>(
  database: Database,
  rows: Row[],
): (Row & { cover: Cover | null })[] {
  const { content, covers } = queries(database);
  return rows.map((row) => {
    const version = `${row.id} ${row.updatedAt}`;
    const known = covers.get(version) ?? {
      cover: figureCoverOf(row.slug, content.get({ id: row.id })?.content ?? ''),
    };
    covers.set(version, known);
    return { ...row, ...known };
  });
}
