import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { OTHER } from '../../../server/features/analytics/source-filter.schema';
import { Clipped } from '../../components/row-parts';
import { BareButton, Button } from '../../components/ui/button';
import { SectionCard } from '../../components/ui/card';
import { SkeletonLine } from '../../components/ui/skeleton';
import { Cell, HeadCell, Table, TableBody, TableHead, TableRow } from '../../components/ui/table';
import type { Outputs } from '../../lib/trpc';
import { CsvButton } from './csv-button';

export type SourceRow = Outputs['analytics']['sources']['referrers'][number];

const SHOWN = 10;

/** A figure of each row. */
export interface Figure {
  label: string;
  /** `total` is the number of all sessions. */
  of: (row: SourceRow, total: number) => string;
  /** The width of its column. */
  className: string;
}

interface SourceCardProps {
  title: string;
  /** The head of the column of names. */
  column: string;
  figures: Figure[];
  /** The number of all sessions. */
  total: number;
  /** In descending order; undefined while loading. */
  rows: SourceRow[] | undefined;
  empty: string;
  labelOf: (value: string) => string;
  /** The value that the tables are filtered by. */
  pressed: string | null;
  /** Shows only the sessions of a value; null for all. */
  onPress: (value: string | null) => void;
}

/** Sources or pages with their sessions, conversions and rate. */
export function SourceCard(props: SourceCardProps) {
  const { title, rows, empty } = props;
  const [isComplete, setIsComplete] = useState(false);
  return (
    <SectionCard
      title={title}
      aside={rows && rows.length > 0 && <CsvButton name={title} rows={() => csvOf(props, rows)} />}
    >
      {!rows && <Skeleton />}
      {rows?.length === 0 && <p className="py-8 text-center text-muted">{empty}</p>}
      {rows && rows.length > 0 && (
        <SourceTable {...props} rows={isComplete ? rows : rows.slice(0, SHOWN)} />
      )}
      {rows && rows.length > SHOWN && (
        <Button
          variant="text"
          aria-expanded={isComplete}
          onClick={() => setIsComplete(!isComplete)}
          className="-ms-4 mt-1"
        >
          {isComplete ? `Show the first ${SHOWN}` : `Show all ${rows.length}`}
        </Button>
      )}
    </SectionCard>
  );
}

function SourceTable(props: SourceCardProps & { rows: SourceRow[] }) {
  const { title, column, figures, total, rows, labelOf, pressed, onPress } = props;
  const classOf = ({ className }: Figure) => cx('text-end last:pe-0!', className);
  return (
    <Table label={title} className="table-fixed border-0 tabular-nums">
      <TableHead>
        <HeadCell className="bg-transparent ps-0! text-start">{column}</HeadCell>
        {figures.map((figure) => (
          <HeadCell key={figure.label} className={cx('bg-transparent', classOf(figure))}>
            {figure.label}
          </HeadCell>
        ))}
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.value}>
            <Cell className="ps-0!">
              <Name
                value={row.value}
                label={labelOf(row.value)}
                isPressed={row.value === pressed}
                onPress={onPress}
              />
            </Cell>
            {figures.map((figure) => (
              <Cell key={figure.label} className={classOf(figure)}>
                {figure.of(row, total)}
              </Cell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

interface NameProps {
  value: string;
  label: string;
  isPressed: boolean;
  onPress: SourceCardProps['onPress'];
}

function Name({ value, label, isPressed, onPress }: NameProps) {
  if (value === OTHER) return <span className="block py-2.5 text-muted">{label}</span>;
  return (
    <BareButton
      aria-pressed={isPressed}
      onClick={() => onPress(isPressed ? null : value)}
      className="block w-full py-2.5 text-start font-medium underline-offset-4 hover:underline aria-pressed:text-action"
    >
      <Clipped text={label} />
    </BareButton>
  );
}

function Skeleton() {
  return (
    <div data-skeleton aria-hidden className="grid gap-6 py-3">
      {['w-full', 'w-2/3', 'w-1/2', 'w-1/3', 'w-1/4'].map((width) => (
        <SkeletonLine key={width} className={width} />
      ))}
    </div>
  );
}

const csvOf = ({ column, figures, total, labelOf }: SourceCardProps, rows: SourceRow[]) => [
  [column, ...figures.map(({ label }) => label)],
  ...rows.map((row) => [labelOf(row.value), ...figures.map(({ of }) => of(row, total))]),
];
