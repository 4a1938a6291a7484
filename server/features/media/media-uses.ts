import { desc, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import type { MediaReferences } from '../define-feature';

/** A row that shows a file. */
export interface MediaUse {
  /** The type of the row, such as `insight`. */
  label: string;
  title: string;
}

/**
 * The rows that use a file. Searching for its id is enough: ids are unique, and texts contain them
 * only in URLs of the file or by themselves.
 */
export function findMediaUses(
  database: Database,
  references: MediaReferences[],
  id: string,
): MediaUse[] {
  return references.flatMap(({ label, title, columns, newestFirst }) =>
    database
      .select({ title: sql<string>`${title}` })
      .from(title.table)
      .where(or(...columns.map((column) => sql`instr(${column}, ${id}) > 0`)))
      .orderBy(...(newestFirst ? [desc(newestFirst)] : []))
      .all()
      .map((row) => ({ label, title: row.title })),
  );
}
