import { desc, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from '../../../db/client';
import { replacedMedia } from '../../../db/schema/media';
import type { SubjectType } from '../activities/event-subjects.schema';
import type { MediaReferences } from '../define-feature';

/** A row that shows a file. */
export interface MediaUse {
  /** The type of the row, such as `insight`. */
  label: string;
  title: string;
  subjectType: SubjectType;
  id: string;
  data: Record<string, unknown>;
}

export const idOf = ({ title }: MediaReferences) =>
  getTableColumns(title.table).id as unknown as SQLiteColumn;

/** The ids under which rows may refer to a file: its own, and those of the files it has replaced. */
export const idsOf = (database: Database, id: string): string[] => [
  id,
  ...database
    .select({ id: replacedMedia.id })
    .from(replacedMedia)
    .where(inArray(replacedMedia.mediaId, [id]))
    .all()
    .map((row) => row.id),
];

export const usesAny = ({ columns }: MediaReferences, ids: string[]): SQL | undefined =>
  or(...ids.flatMap((id) => columns.map((column) => sql`instr(${column}, ${id}) > 0`)));

/**
 * The rows that use a file. Searching for its id is enough: ids are unique, and texts contain them
 * only in URLs of the file or by themselves.
 */
export function findMediaUses(
  database: Database,
  references: MediaReferences[],
  id: string,
): MediaUse[] {
  const ids = idsOf(database, id);
  return references.flatMap((reference) => {
    const { label, title, newestFirst, data = {} } = reference;
    return database
      .select({
        title: sql<string>`${title}`,
        id: sql<string>`${idOf(reference)}`,
        subjectType: sql<SubjectType>`${reference.subjectType}`,
        ...data,
      })
      .from(title.table)
      .where(usesAny(reference, ids))
      .orderBy(...(newestFirst ? [desc(newestFirst)] : []))
      .all()
      .map(({ title: shown, id: rowId, subjectType, ...rest }) => ({
        label,
        subjectType,
        title: shown,
        id: rowId,
        data: rest,
      }));
  });
}
