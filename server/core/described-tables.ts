/** How the nouns describe their tables: for an export, and for what is known about people. */

interface KnownTable {
  /** What its texts are, where they hold nothing about people: such a table is in no `personalData`. */
  withoutPeople?: string;
}

interface ExportedTable extends KnownTable {
  /** What a row is, for the README. */
  about: string;
  /** The columns that are left out, each with the reason. */
  without?: Record<string, string>;
  /** What the type of a column does not tell: a unit, or what the value means. */
  notes?: Record<string, string>;
  leftOut?: undefined;
}

interface LeftOutTable extends KnownTable {
  /** Why an export has nothing of it. */
  leftOut: string;
}

/** A table or view, which an export has or leaves out. */
export type TableDescription = ExportedTable | LeftOutTable;

/** By the name in SQL. */
export type DescribedTables = Record<string, TableDescription>;

/** Why columns of several nouns are left out. */
export const SEARCH_COPY = 'repeats other columns in lower case, for the search';
export const SECRET_HASH = 'the hash of a secret';
