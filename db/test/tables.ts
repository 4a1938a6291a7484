import type { Database as Sqlite } from 'better-sqlite3';

export type Row = Record<string, unknown>;

/** The tables of the application, without the internal ones of SQLite and of virtual tables. */
export function tableNames(sqlite: Sqlite): string[] {
  return sqlite
    .prepare(
      `select name from pragma_table_list where schema = 'main' and type = 'table'
        and name not like 'sqlite_%' and name <> '__drizzle_migrations' order by name`,
    )
    .pluck()
    .all() as string[];
}

interface Column {
  name: string;
  type: string;
  notnull: number;
  pk: number;
}

interface Reference {
  table: string;
  from: string;
  to: string;
}

const columnsOf = (sqlite: Sqlite, table: string) =>
  sqlite.prepare('select * from pragma_table_info(?)').all(table) as Column[];

/**
 * Inserts two rows into every table: one with a value in each column, one with null in each
 * nullable column. Values contain the name of their column.
 */
export function fillTables(sqlite: Sqlite): void {
  sqlite.pragma('foreign_keys = OFF');
  const isCounted = (table: string) => table === 'lead_counts';
  const tables = tableNames(sqlite);
  for (const table of [...tables.filter((one) => !isCounted(one)), ...tables.filter(isCounted)]) {
    // Triggers have filled it.
    if (isCounted(table)) sqlite.exec(`delete from ${table}`);
    for (const number of [1, 2]) {
      const row: Row = {};
      for (const { name, type, notnull, pk } of columnsOf(sqlite, table)) {
        const isOmitted = number === 2 && notnull === 0 && pk === 0;
        row[name] = isOmitted ? null : valueOf(type, originOf(sqlite, table, name), number);
      }
      insertRow(sqlite, table, row);
    }
  }
  sqlite.pragma('foreign_keys = ON');
}

/** The column that a reference points to; otherwise the column itself. */
function originOf(sqlite: Sqlite, table: string, name: string): string {
  const references = sqlite.prepare('select * from pragma_foreign_key_list(?)').all(table);
  const reference = (references as Reference[]).find(({ from }) => from === name);
  return reference ? originOf(sqlite, reference.table, reference.to) : `${table}.${name}`;
}

const NOON = Date.UTC(2026, 10, 21, 12);

function valueOf(type: string, origin: string, number: number) {
  if (type.toLowerCase() === 'blob') return Buffer.from(`${origin} ${number}`);
  if (type.toLowerCase() === 'integer') return origin.endsWith('_at') ? NOON + number : number;
  // Quoted, so that it is valid JSON, which some columns need.
  return `"${origin} ${number}"`;
}

function insertRow(sqlite: Sqlite, table: string, row: Row): void {
  const names = Object.keys(row);
  const values = names.map((name) => `@${name}`);
  sqlite.prepare(`insert into ${table} (${names.join()}) values (${values.join()})`).run(row);
}

/** The given columns of all rows, in a stable order. */
export function readRows(sqlite: Sqlite, table: string, columns: string[]): Row[] {
  const names = columns.map((name) => `"${name}"`).join();
  return sqlite.prepare(`select ${names} from ${table} order by ${names}`).all() as Row[];
}

export const columnNames = (sqlite: Sqlite, table: string) =>
  columnsOf(sqlite, table).map(({ name }) => name);
