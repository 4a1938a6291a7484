import { eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { SelectedFields, SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../../db/client';
import type { SubjectType } from './activities/event-subjects.schema';
import type { Feature } from './define-feature';

/** A kind of record that events are about. */
export interface Subject {
  /** Null for what leaves no rows. */
  id: SQLiteColumn | null;
  title: SQLiteColumn | SQL | null;
  /** The row as REST shows it; undefined for one that was removed. */
  read: (database: Database, id: string, now: string) => object | undefined;
}

export type Subjects = Record<SubjectType, Subject>;

/** The records of a table, of which REST shows these columns: all of them, unless some are named. */
export function recordsOf(
  table: SQLiteTable & { id: SQLiteColumn },
  title: SQLiteColumn | SQL,
  columns: SelectedFields = getTableColumns(table),
): Subject {
  return {
    id: table.id,
    title,
    read: (database, id) => database.select(columns).from(table).where(eq(table.id, id)).get(),
  };
}

/** Events that are about something without rows of its own. */
export const noRecords: Subject = { id: null, title: null, read: () => undefined };

/** What the nouns declare; `register.test.ts` fails for a type that none of them does. */
export const subjectsOf = (features: Record<string, Feature>): Subjects =>
  Object.assign({}, ...Object.values(features).map(({ subjects }) => subjects)) as Subjects;
