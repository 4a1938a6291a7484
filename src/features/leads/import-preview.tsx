import {
  DUPLICATES,
  type Duplicates,
  IMPORT_FIELDS,
  type ImportField,
  type Mapping,
  PREVIEWED_FIELDS,
} from '../../../server/features/lead-imports/lead-imports.schema';
import { Clipped } from '../../components/row-parts';
import { SelectField } from '../../components/ui/field';
import { Cell, HeadCell, Table, TableBody, TableHead, TableRow } from '../../components/ui/table';
import { countOf } from '../../lib/numbers';
import type { ImportReport } from './send-import';
import { SkippedRows } from './skipped-rows';

const LABELS: Record<ImportField, string> = {
  name: 'Name',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  company: 'Company',
  phone: 'Phone',
  interest: 'Interest',
  message: 'Message',
  date: 'Date',
  status: 'Status',
};

const DUPLICATE_LABELS: Record<Duplicates, string> = {
  skip: 'Skip the row',
  update: 'Update the lead',
  add: 'Add another lead',
};

interface ImportPreviewProps {
  report: ImportReport;
  duplicates: Duplicates;
  onMapping: (change: Mapping) => void;
  onDuplicates: (duplicates: Duplicates) => void;
}

/** Which column is what, the first rows, and what would become of all of them. */
export function ImportPreview(props: ImportPreviewProps) {
  const { report, duplicates, onMapping, onDuplicates } = props;
  // Without a column for the whole name, its parts are asked for.
  const fields = IMPORT_FIELDS.filter(
    (field) => !report.mapping.name || (field !== 'firstName' && field !== 'lastName'),
  );
  return (
    <>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {fields.map((field) => (
          <SelectField
            key={field}
            id={`import-${field}`}
            label={LABELS[field]}
            value={report.mapping[field] ?? ''}
            onChange={({ target }) => onMapping({ [field]: target.value || null })}
          >
            <option value="">Not in the file</option>
            {[...new Set(report.columns)].filter(Boolean).map((column) => (
              <option key={column} value={column}>
                {column}
              </option>
            ))}
          </SelectField>
        ))}
        <SelectField
          id="import-duplicates"
          label="If the address is known"
          value={duplicates}
          onChange={({ target }) => onDuplicates(target.value as Duplicates)}
        >
          {DUPLICATES.map((each) => (
            <option key={each} value={each}>
              {DUPLICATE_LABELS[each]}
            </option>
          ))}
        </SelectField>
      </div>
      <PreviewTable rows={report.preview} />
      <p role="status">{describe(report)}</p>
      <SkippedRows {...report} />
      <RowErrors report={report} />
    </>
  );
}

function describe({ created, updated, skipped, errorCount }: ImportReport): string {
  const parts = [
    countOf(created, 'new leads'),
    ...(updated > 0 ? [`${countOf(updated, 'leads')} updated`] : []),
    ...(skipped > 0 ? [`${countOf(skipped, 'rows')} skipped`] : []),
    ...(errorCount > 0 ? [`${countOf(errorCount, 'rows')} with errors left out`] : []),
  ];
  return `${parts.join(', ')}.`;
}

function PreviewTable({ rows }: { rows: ImportReport['preview'] }) {
  return (
    <div className="overflow-x-auto">
      <Table label="The first rows" className="min-w-200 table-fixed">
        <TableHead>
          {PREVIEWED_FIELDS.map((column) => (
            <HeadCell key={column} className="text-start">
              {LABELS[column]}
            </HeadCell>
          ))}
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={index}>
              {PREVIEWED_FIELDS.map((column) => (
                <Cell key={column} className="h-10">
                  <Clipped text={row[column]} />
                </Cell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

function RowErrors({ report: { errors, errorCount } }: { report: ImportReport }) {
  if (errors.length === 0) return null;
  const rows = new Set(errors.map(({ row }) => row)).size;
  return (
    <div className="cut-1 bg-warning-soft px-4 py-3 text-warning">
      <h3 className="font-strong">Rows with errors</h3>
      <ul aria-label="Rows with errors" className="mt-1 max-h-40 overflow-y-auto text-small">
        {errors.map(({ row, path, message }) => (
          <li key={`${row} ${path}`}>
            Row {row}: {message}
          </li>
        ))}
        {errorCount > rows && <li>And {countOf(errorCount - rows, 'more rows')}</li>}
      </ul>
    </div>
  );
}
