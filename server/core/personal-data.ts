import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../../db/client';

/** How the nouns find, show and erase what is stored about a person. */

/** The rows that belong to one e-mail address. */
export interface Person {
  email: string;
  /** The ids of the person's rows in a table that is declared as personal. */
  idsOf: (table: SQLiteTable) => string[];
  /** The ids of the person's records, by the type that events name them with. */
  records: () => { subjectType: string; ids: string[] }[];
  /** The ids of the files that the person's rows use. */
  files: () => string[];
}

/** A table with rows about people. */
export interface PersonalRows {
  /** The key in JSON and the name of the file in an export, such as `projectUpdates`. */
  name: string;
  /** The heading of the rows on the screen. */
  label: string;
  table: SQLiteTable;
  id: SQLiteColumn;
  createdAt: SQLiteColumn;
  /** What is shown and exported. */
  columns: Record<string, SQLiteColumn>;
  /** Which rows are the person's. Tables before this one in the register can be asked for theirs. */
  isOf: (person: Person) => SQL | undefined;
  /** Hides what a row holds about others. */
  toRow?: (row: Record<string, unknown>, person: Person) => Record<string, unknown>;
  /** Removes rows by their ids; without it they are deleted. Expired rows are of no person. */
  erase?: (database: Database, ids: string[], person: Person | null) => void;
  /** Why erasing leaves the rows as they are, in a sentence for the screen. */
  stays?: string;
  /** Which rows LEAD_RETENTION_DAYS removes, those from before a time. */
  isExpired?: (before: string) => SQL | undefined;
}

export interface PersonalData {
  rows: PersonalRows[];
  /** Other tables of the noun, whose rows go and stay with these. */
  parts?: SQLiteTable[];
  /** The search indexes of these tables, from which triggers remove what is erased. */
  indexes?: string[];
}

type PersonalTable = SQLiteTable & { id: SQLiteColumn; createdAt: SQLiteColumn };

/** Rows with an id and a time. All columns are shown, unless some are named. */
export function personalRows(
  table: PersonalTable,
  rows: Omit<PersonalRows, 'table' | 'id' | 'createdAt'>,
): PersonalRows {
  return { table, id: table.id, createdAt: table.createdAt, ...rows };
}

/** Exactly this mailbox, ignoring case, since addresses are stored as people typed them. */
export const isAddress = (column: SQLiteColumn, email: string): SQL =>
  sql`lower(${column}) = lower(${email})`;

/** One parameter for any number of ids. */
export const isAmong = (column: SQLiteColumn, ids: string[]): SQL =>
  sql`${column} in (select value from json_each(${JSON.stringify(ids)}))`;

/** Rows that name one of the person's records by its type and id. */
export function isAboutRecords(
  type: SQLiteColumn,
  id: SQLiteColumn,
  records: ReturnType<Person['records']>,
): SQL {
  const pairs = records.flatMap(({ subjectType, ids }) => ids.map((one) => [subjectType, one]));
  return sql`(${type}, ${id}) in (
    select value ->> 0, value ->> 1 from json_each(${JSON.stringify(pairs)}))`;
}
