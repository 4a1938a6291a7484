import type { Database as Sqlite } from 'better-sqlite3';
import { tableNames } from './tables';

type Fields = Record<string, string | number | null>;

/** Describes each table and view in sorted lines, for comparison. */
export function describeSchema(sqlite: Sqlite): Map<string, string[]> {
  const tables = tableNames(sqlite).map((table): [string, string[]] => [
    table,
    [
      ...describeColumns(sqlite, table),
      ...describeReferences(sqlite, table),
      ...describeIndexes(sqlite, table),
      ...describeChecks(sqlite, table),
      ...(isWithoutRowid(sqlite, table) ? ['WITHOUT ROWID'] : []),
    ].sort(),
  ]);
  const views = read(sqlite, "select name, sql from sqlite_schema where type = 'view'");
  return new Map([
    ...tables,
    ...views.map(({ name, sql }): [string, string[]] => [String(name), [plain(sql)]]),
  ]);
}

const read = (sqlite: Sqlite, sql: string, ...values: string[]) =>
  sqlite.prepare(sql).all(...values) as Fields[];

/** SQL without differences of case, quotes and spaces. */
const plain = (sql: Fields[string] | undefined) =>
  String(sql).toLowerCase().replaceAll(/[`"]/g, '').replaceAll(/\s+/g, ' ').trim();

function describeColumns(sqlite: Sqlite, table: string): string[] {
  return read(sqlite, 'select * from pragma_table_xinfo(?)', table).map(
    ({ name, type, notnull, dflt_value, pk, hidden }) =>
      [
        `column ${name} ${plain(type)} ${notnull ? 'not null' : 'null'}`,
        ...(dflt_value === null ? [] : [`default ${dflt_value}`]),
        ...(pk ? [`primary key ${pk}`] : []),
        ...(hidden ? [`generated ${hidden}`] : []),
      ].join(', '),
  );
}

function describeReferences(sqlite: Sqlite, table: string): string[] {
  return read(sqlite, 'select * from pragma_foreign_key_list(?)', table).map(
    ({ from, table: parent, to, on_delete, on_update }) =>
      `${from} references ${parent}.${to}, ON DELETE ${on_delete}, ON UPDATE ${on_update}`,
  );
}

function describeIndexes(sqlite: Sqlite, table: string): string[] {
  const created = read(
    sqlite,
    "select sql from sqlite_schema where type = 'index' and tbl_name = ? and sql is not null",
    table,
  );
  // The index of a `unique` constraint has no SQL of its own.
  const constraints = read(
    sqlite,
    `select (select group_concat(name) from pragma_index_info(indexes.name)) as columns
      from pragma_index_list(?) indexes where origin = 'u'`,
    table,
  );
  return [
    ...created.map(({ sql }) => plain(sql)),
    ...constraints.map(({ columns }) => `unique ${columns}`),
  ];
}

function describeChecks(sqlite: Sqlite, table: string): string[] {
  const [{ sql = '' } = {}] = read(
    sqlite,
    "select sql from sqlite_schema where type = 'table' and name = ?",
    table,
  );
  const lines = String(sql).split('\n').map(plain);
  return lines.flatMap((line) => /check ?\(.*\)/.exec(line)?.[0] ?? []);
}

function isWithoutRowid(sqlite: Sqlite, table: string): boolean {
  const [{ wr = 0 } = {}] = read(sqlite, 'select wr from pragma_table_list where name = ?', table);
  return wr === 1;
}
