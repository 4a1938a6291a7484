import type { DescribedTables, TableDescription } from '../../core/described-tables';
import { type TableToExport, tablesToExport } from './schema-tables';
import { typeOf } from './table-files';

/** The README of an export: what is in it, and every column. */
export function describeExport(siteName: string, at: string, tables: DescribedTables): string {
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
    Object.entries(tables)
      .flatMap(([name, table]) => leftOutOf(name, table))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, reason]) => `- \`${name}\`: ${reason}`)
      .join('\n'),
    '## Tables',
    ...tablesToExport(tables).map(describeTable),
    '',
  ].join('\n\n');
}

/** The table itself or its columns that an export has not, each with the reason. */
function leftOutOf(name: string, table: TableDescription): [name: string, reason: string][] {
  if (table.leftOut !== undefined) return [[name, table.leftOut]];
  return Object.entries(table.without ?? {}).map(([column, reason]) => [
    `${name}.${column}`,
    reason,
  ]);
}

function describeTable({ name, columns, about, notes }: TableToExport): string {
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
