import { Download } from 'lucide';
import { IconButton } from '../../components/ui/icon-button';
import { download, toCsv } from '../../lib/csv';
import { isoDay } from '../../lib/dates';

interface CsvButtonProps {
  /** What the file lists; its file name begins with this. */
  name: string;
  /** The first row is the header. */
  rows: () => string[][];
}

export function CsvButton({ name, rows }: CsvButtonProps) {
  const filename = `${name.toLowerCase().replaceAll(' ', '-')}-${isoDay(new Date())}.csv`;
  return (
    <IconButton
      label={`Download ${name} as CSV`}
      icon={Download}
      onClick={() => download(filename, toCsv(rows()), 'text/csv;charset=utf-8')}
      className="-me-2.5"
    />
  );
}
