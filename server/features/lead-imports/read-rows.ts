import { withoutApostrophe } from '../../../src/lib/csv-row';
import { INTEREST_LABELS, INTERESTS } from '../../../db/enums';
import { inSlice } from '../../core/slices';
import type { CsvFile } from './read-csv';
import { dateReader } from './read-dates';
import { importedLeadSchema, type ImportedLead, type ImportField } from './lead-imports.schema';

const ROWS_PER_SLICE = 200;
/** More are only counted. */
const MAX_ERRORS = 100;

interface RowError {
  /** As a spreadsheet numbers it. */
  row: number;
  path: string;
  message: string;
}

export interface ReadRow {
  lead: ImportedLead;
  /** As a spreadsheet numbers it. */
  row: number;
}

export interface ReadRows {
  leads: ReadRow[];
  errors: RowError[];
  /** Of rows with errors, which are left out. */
  errorCount: number;
}

export type ReadCells = ReturnType<typeof cellReader>;

/** Reads the cells of a row by the fields of their columns. */
export function cellReader({ rows }: CsvFile, columns: Record<ImportField, number>) {
  const cellIn = (cells: string[], field: ImportField) =>
    withoutApostrophe((cells[columns[field]] ?? '').trim());
  const toDate = dateReader(rows.map(({ cells }) => cellIn(cells, 'date')));
  return (cells: string[]) => {
    const cell = (field: ImportField) => cellIn(cells, field);
    const parts = [cell('firstName'), cell('lastName')].filter(Boolean);
    return {
      name: cell('name') || parts.join(' '),
      email: cell('email'),
      company: cell('company'),
      phone: cell('phone'),
      interest: cell('interest'),
      message: cell('message'),
      date: toDate(cell('date')),
      status: cell('status'),
    };
  };
}

/** Checks each row, in slices. */
export async function readRows(
  { rows }: CsvFile,
  readCells: ReadCells,
  now: string,
): Promise<ReadRows> {
  const read: ReadRows = { leads: [], errors: [], errorCount: 0 };
  for (let start = 0; start < rows.length; start += ROWS_PER_SLICE) {
    await inSlice(() => {
      for (const { number, cells } of rows.slice(start, start + ROWS_PER_SLICE)) {
        const { lead, errors } = readRow(readCells(cells), now);
        if (lead) read.leads.push({ lead, row: number });
        else read.errorCount += 1;
        if (read.errors.length < MAX_ERRORS) {
          read.errors.push(...errors.map((error) => ({ row: number, ...error })));
        }
      }
    });
  }
  return read;
}

const wordOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');

/** An interest by its value or its label, in any case. */
function toInterest(text: string) {
  if (text === '') return null;
  const isMeant = (name: string) => wordOf(name) === wordOf(text);
  return INTERESTS.find((one) => isMeant(one) || isMeant(INTEREST_LABELS[one])) ?? text;
}

function readRow(row: ReturnType<ReadCells>, now: string) {
  const { interest, status } = row;
  const lead = { ...row, interest: toInterest(interest), status: status.toLowerCase() || null };
  const { data, error } = importedLeadSchema.safeParse(lead);
  const errors =
    error?.issues.map(({ path, message }) => ({ path: String(path[0]), message })) ?? [];
  if (data?.date && data.date > now)
    errors.push({ path: 'date', message: 'Date is in the future' });
  return { lead: errors.length === 0 ? data : undefined, errors };
}
