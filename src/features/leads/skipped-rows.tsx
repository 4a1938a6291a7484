import { formatCount } from '../../lib/numbers';
import type { ImportReport } from './send-import';

/** Which rows of a file an import leaves out because their address is known. */
export function SkippedRows({
  skipped,
  skippedRows,
}: Pick<ImportReport, 'skipped' | 'skippedRows'>) {
  if (skipped === 0) return null;
  const more = skipped - skippedRows.length;
  return (
    <p className="max-h-40 overflow-y-auto text-small text-muted">
      Skipped, since a lead or a row before has their address:{' '}
      {skippedRows.length > 1 ? 'rows' : 'row'} {skippedRows.join(', ')}
      {more > 0 && ` and ${formatCount(more)} more`}.
    </p>
  );
}
