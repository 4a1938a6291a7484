export interface Row {
  tried: number;
  acknowledged: number;
  lost: number;
  /** What else is worth knowing. */
  notes: string;
}

const rows: Record<string, Row & { seconds: number }> = {};

/** Runs one fault and remembers its line of the table. */
export async function record(what: string, run: () => Promise<Row>): Promise<Row> {
  const startedAt = performance.now();
  const row = await run();
  rows[what] = { ...row, seconds: Math.round((performance.now() - startedAt) / 100) / 10 };
  return row;
}

export function printTable(): void {
  const lines = Object.entries(rows).map(([what, { notes, ...row }]) => ({ what, ...row, notes }));
  process.stdout.write(`\n${toText(lines)}\n`);
}

function toText(lines: Record<string, string | number>[]): string {
  const columns = Object.keys(lines[0] ?? {});
  const cells = [columns, ...lines.map((line) => columns.map((column) => String(line[column])))];
  const widths = columns.map((_, index) =>
    Math.max(...cells.map((row) => row[index]?.length ?? 0)),
  );
  const write = (row: string[]) => row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ');
  return cells.map((row) => write(row).trimEnd()).join('\n');
}
