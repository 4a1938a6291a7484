import { EXPORTED_TABLES } from './exported-tables';
import { LEFT_OUT_TABLES } from './left-out-tables';
import { type SchemaTable, TABLES_TO_EXPORT } from './schema-tables';
import { typeOf } from './table-files';

/** The README of an export: what is in it, and every column. */
export function describeExport(siteName: string, at: string): string {
  return [
    `# Export of ${siteName}`,
    `Everything that was stored at ${at}, except for what is listed under "Left out".`,
    [
      '- `tables/NAME.csv`: UTF-8 with a byte-order mark, RFC 4180, the first row has the names of the',
      '  columns. An empty field without quotes is null, `""` an empty text. A text that a spreadsheet',
      "  would run as a formula has an apostrophe (') in front.",
      '- `tables/NAME.jsonl`: one JSON object a line, with the same columns. Nothing is changed in it:',
      '  prefer it to read the data back.',
      '- `media/ID/NAME`: the files of the media library. Texts link to them as `/media/ID/NAME`.',
    ].join('\n'),
    'Times are ISO 8601 in UTC, days those of the time zone in `analytics_state`. Ids are texts.',
    '## Left out',
    list({ ...leftOutTables(), ...leftOutColumns() }),
    '## Tables',
    ...TABLES_TO_EXPORT.map(describeTable),
    '',
  ].join('\n\n');
}

const list = (reasons: Record<string, string>) =>
  Object.entries(reasons)
    .map(([name, reason]) => `- \`${name}\`: ${reason}`)
    .join('\n');

const leftOutTables = () =>
  Object.fromEntries(Object.entries(LEFT_OUT_TABLES).map(([name, { because }]) => [name, because]));

const leftOutColumns = () =>
  Object.fromEntries(
    Object.entries(EXPORTED_TABLES).flatMap(([table, { without = {} }]) =>
      Object.entries(without).map(([column, reason]) => [`${table}.${column}`, reason]),
    ),
  );

function describeTable({ name, columns }: SchemaTable): string {
  const { about = '', notes = {} } = EXPORTED_TABLES[name] ?? {};
  const rows = columns.map(({ name: columnName, column, references }) => {
    const details = [
      ...(column.notNull ? [] : ['may be null']),
      ...(column.isUnique ? ['unique'] : []),
      ...(references ? [`refers to ${references}`] : []),
      ...(notes[columnName] ? [notes[columnName]] : []),
    ];
    return `| \`${columnName}\` | ${typeOf(column)} | ${details.join('; ')} |`;
  });
  return [`### ${name}`, '', about, '', '| column | type | |', '|---|---|---|', ...rows].join('\n');
}
