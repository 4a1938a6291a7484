import { inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import type { Subjects } from '../subjects';

interface Named {
  subjectType: string;
  subjectId: string;
}

/**
 * Reads the present titles of records, which events do not contain. The title of a record that was
 * removed, or never had one, is null.
 */
export function titlesOf(database: Database, subjects: Subjects, records: Named[]) {
  const titles = new Map<string, string | null>();
  for (const [type, { id, title }] of Object.entries(subjects)) {
    const ids = records.filter(({ subjectType }) => subjectType === type);
    if (ids.length === 0 || !id || !title) continue;
    const rows = database
      .select({ id, title })
      .from(id.table)
      .where(inArray(id, [...new Set(ids.map(({ subjectId }) => subjectId))]))
      .all() as { id: string; title: string | null }[];
    for (const row of rows) titles.set(`${type} ${row.id}`, row.title);
  }
  return ({ subjectType, subjectId }: Named) => ({
    title: titles.get(`${subjectType} ${subjectId}`) ?? null,
    isRemoved: !titles.has(`${subjectType} ${subjectId}`),
  });
}
