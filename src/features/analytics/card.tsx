import { Download } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../../components/icon-button';
import { download, toCsv } from '../../lib/csv';
import { isoDay } from '../../lib/dates';

interface CardProps {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A framed part of the dashboard, named by its heading. */
export function Card({ title, aside, className = '', children }: CardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`min-w-0 border border-line bg-surface px-5 pt-3 pb-5 max-xs:px-4 ${className}`}
    >
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-5 gap-y-1">
        <h2 id={id} className="text-[1.0625rem] leading-snug font-[550]">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

interface CsvButtonProps {
  /** What the file holds, and the beginning of its name. */
  name: string;
  /** The header first. */
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
