import { useId, useState } from 'react';
import { Button } from '../../components/ui/button';
import { SectionCard } from '../../components/ui/card';
import { SkeletonLine } from '../../components/ui/skeleton';
import { Cell, HeadCell, Table, TableBody, TableHead, TableRow } from '../../components/ui/table';
import { formatCount } from '../../lib/numbers';
import { CsvButton } from './csv-button';
import { headingOf, labelsOf, rowsOf, type Series } from './series';
import { SeriesChart } from './series-chart';

interface SeriesCardProps {
  series: Series | undefined;
  /** Whether `series` still belongs to the period chosen before. */
  isStale: boolean;
}

/** The time series as a chart, as a table and as CSV. */
export function SeriesCard({ series, isStale }: SeriesCardProps) {
  const [isTableShown, setIsTableShown] = useState(false);
  const tableId = useId();
  if (!series) {
    return (
      <SectionCard title="Sessions, events and conversions" className="mb-5">
        <div data-skeleton aria-hidden className="h-[236px]">
          <SkeletonLine className="h-full" />
        </div>
      </SectionCard>
    );
  }
  const heading = headingOf(series);
  const rows = () => rowsOf(series, labelsOf(series).long);
  return (
    <SectionCard
      title={heading}
      aria-busy={isStale}
      className="mb-5 aria-busy:opacity-50"
      aside={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Legend hasWeekends={series.unit === 'day'} />
          <div className="flex items-center gap-x-4">
            <Button
              variant="text"
              aria-expanded={isTableShown}
              aria-controls={tableId}
              onClick={() => setIsTableShown(!isTableShown)}
            >
              {isTableShown ? 'Hide figures' : 'Show figures'}
            </Button>
            <CsvButton name="Time series" rows={rows} />
          </div>
        </div>
      }
    >
      <SeriesChart series={series} />
      <div id={tableId} hidden={!isTableShown}>
        {isTableShown && <FiguresTable caption={heading} rows={rows()} />}
      </div>
    </SectionCard>
  );
}

function Legend({ hasWeekends }: { hasWeekends: boolean }) {
  return (
    <ul aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-small text-muted">
      <li className="flex items-center gap-2">
        <span className="w-5 border-t-2 border-action" /> Events
      </li>
      <li className="flex items-center gap-2">
        <span className="w-5 border-t-2 border-dashed border-info" /> Sessions
      </li>
      <li className="flex items-center gap-2">
        <span className="h-2.5 w-2 bg-accent forced-color-adjust-none" /> Conversions, right scale
      </li>
      {hasWeekends && (
        <li className="flex items-center gap-2">
          <span className="size-3 border border-line bg-sand-strong" /> Friday, Saturday
        </li>
      )}
    </ul>
  );
}

function FiguresTable({
  caption,
  rows: [header = [], ...rows],
}: {
  caption: string;
  rows: string[][];
}) {
  return (
    <div
      className="mt-4 max-h-80 overflow-auto"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard too
      tabIndex={0}
      role="region"
      aria-label={caption}
    >
      <Table label={caption} className="tabular-nums">
        <TableHead>
          {header.map((name, index) => (
            <HeadCell key={name} className={index === 0 ? 'text-start' : 'text-end'}>
              {name}
            </HeadCell>
          ))}
        </TableHead>
        <TableBody>
          {rows.map(([name = '', ...figures]) => (
            <TableRow key={name}>
              <Cell className="py-1.5 whitespace-nowrap">{name}</Cell>
              {figures.map((figure, index) => (
                <Cell key={index} className="py-1.5 text-end">
                  {formatCount(Number(figure))}
                </Cell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
