import type { Database } from '../../../db/client';
import type { UploadedFile } from '../../core/uploads.schema';
import { DomainError } from '../../errors';
import type { Written } from '../activities/domain-event';
import {
  type Duplicates,
  IMPORT_FIELDS,
  type ImportField,
  readMapping,
} from './lead-imports.schema';
import { storeImport, type StoredImport } from './lead-imports.service';
import { matchColumns } from './match-columns';
import { planImport } from './plan-import';
import { cellReader, readRows } from './read-rows';

const PREVIEW_ROWS = 5;
/** More are only counted. */
const MAX_SKIPPED_ROWS = 100;

export interface ImportRequest {
  file: UploadedFile;
  mapping?: string | undefined;
  duplicates: Duplicates;
  isDryRun: boolean;
}

/** Reads a file, and imports its rows or tells what an import would do. */
export async function importLeads(
  database: Database,
  { file, mapping, duplicates, isDryRun }: ImportRequest,
  caller: { now: string; byId: string },
  complete: (finish: () => Written<StoredImport>) => Promise<StoredImport>,
) {
  const { readCsv } = await import('./read-csv');
  const csv = await readCsv(file.bytes);
  const columns = matchColumns(csv.header, readMapping(mapping));
  const missing = missingColumns(columns);
  if (missing && !isDryRun) throw missing;
  const readCells = cellReader(csv, columns);
  const { leads, errors, errorCount } = await readRows(csv, readCells, caller.now);
  const plan = await planImport(database, leads, duplicates);
  const counts = {
    created: plan.created.length,
    updated: plan.updated.length,
    skipped: plan.skippedRows.length,
  };
  const stored = isDryRun
    ? { id: null, ...counts }
    : await storeImport(database, plan, caller, complete);
  return {
    ...stored,
    rows: csv.rows.length,
    columns: csv.header,
    mapping: Object.fromEntries(
      IMPORT_FIELDS.map((field) => [field, csv.header[columns[field]] ?? null]),
    ) as Record<ImportField, string | null>,
    preview: csv.rows.slice(0, PREVIEW_ROWS).map(({ cells }) => readCells(cells)),
    skippedRows: plan.skippedRows.slice(0, MAX_SKIPPED_ROWS),
    errors,
    errorCount,
  };
}

function missingColumns(columns: Record<ImportField, number>): DomainError | undefined {
  const hasName = [columns.name, columns.firstName, columns.lastName].some((one) => one >= 0);
  const errors = [
    ...(hasName ? [] : ['Choose the column with the name']),
    ...(columns.email >= 0 ? [] : ['Choose the column with the e-mail address']),
  ].map((message) => ({ path: 'mapping', message }));
  const [first] = errors;
  return first && new DomainError('invalid', first.message, { errors });
}
