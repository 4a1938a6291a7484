import { useId, useState } from 'react';
import { buttonClass } from '../../components/button';
import { SkeletonLine } from '../../components/skeleton';
import { formatCount } from '../../lib/numbers';
import { Card, CsvButton } from './card';
import { headingOf, labelsOf, rowsOf, type Series } from './series';
import { SeriesChart } from './series-chart';

/** The time series, drawn; with its figures as a table and as CSV. */
export function SeriesCard({ series }: { series: Series | undefined }) {
  const [isTableShown, setIsTableShown] = useState(false);
  const tableId = useId();
  if (!series) {
    return (
      <Card title="Sessions, events and conversions" className="mb-5">
        <div data-skeleton aria-hidden className="h-[236px]">
          <SkeletonLine className="h-full" />
        </div>
      </Card>
    );
  }
  const heading = headingOf(series);
  const rows = () => rowsOf(series, labelsOf(series).long);
  return (
    <Card
      title={heading}
      className="mb-5"
      aside={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Legend hasWeekends={series.unit === 'day'} />
          <button
            type="button"
            aria-expanded={isTableShown}
            aria-controls={tableId}
            onClick={() => setIsTableShown(!isTableShown)}
            className={buttonClass('text', 'small', 'px-0!')}
          >
            {isTableShown ? 'Hide figures' : 'Show figures'}
          </button>
          <CsvButton name="Time series" rows={rows} />
        </div>
      }
    >
      <SeriesChart series={series} />
      <div id={tableId} hidden={!isTableShown}>
        {isTableShown && <FiguresTable caption={heading} rows={rows()} />}
      </div>
    </Card>
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
        <span className="h-2.5 w-2 bg-accent" /> Conversions, right scale
      </li>
      {hasWeekends && (
        <li className="flex items-center gap-2">
          <span className="size-3 border border-line bg-sand" /> Friday, Saturday
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
      className="mt-4 max-h-80 overflow-auto border-t border-line"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard too
      tabIndex={0}
      role="region"
      aria-label={caption}
    >
      <table className="w-full text-small tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-sand text-micro text-muted">
          <tr>
            {header.map((name, index) => (
              <th
                key={name}
                scope="col"
                className={`px-3 py-2 font-[550] ${index === 0 ? 'text-start' : 'text-end'}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {/* The newest first: that is what is looked up. */}
          {rows.toReversed().map(([name = '', ...figures]) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="px-3 py-1.5 text-start font-normal whitespace-nowrap">
                {name}
              </th>
              {figures.map((figure, index) => (
                <td key={index} className="px-3 py-1.5 text-end">
                  {formatCount(Number(figure))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
