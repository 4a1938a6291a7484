import { SkeletonLine } from '../../components/skeleton';
import { Clipped } from '../../components/row-parts';
import { formatCount } from '../../lib/numbers';
import { Card, CsvButton } from './card';

interface BarCardProps {
  title: string;
  /** What the names are, as the head of their column. */
  column: string;
  /** The largest first; undefined while they load. */
  rows: { name: string; count: number }[] | undefined;
  empty: string;
}

/** Names with their counts, each with a bar relative to the largest. A table, drawn as bars. */
export function BarCard({ title, column, rows, empty }: BarCardProps) {
  const largest = rows?.[0]?.count ?? 0;
  return (
    <Card
      title={title}
      aside={
        rows &&
        rows.length > 0 && (
          <CsvButton
            name={title}
            rows={() => [
              [column, 'Count'],
              ...rows.map(({ name, count }) => [name, String(count)]),
            ]}
          />
        )
      }
    >
      {!rows && <Skeleton />}
      {rows?.length === 0 && <p className="py-8 text-center text-muted">{empty}</p>}
      {rows && rows.length > 0 && (
        <table className="w-full table-fixed" aria-label={title}>
          <thead className="sr-only">
            <tr>
              <th scope="col">{column}</th>
              <th scope="col">Count</th>
            </tr>
          </thead>
          <tbody className="grid gap-2.5">
            {rows.map(({ name, count }) => (
              <tr
                key={name}
                className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 pb-2.5"
              >
                <th scope="row" className="min-w-0 text-start font-normal">
                  <Clipped text={name} />
                </th>
                <td className="text-end font-[550] tabular-nums">{formatCount(count)}</td>
                <td aria-hidden className="absolute inset-x-0 bottom-0 h-1.5 bg-sand-strong p-0">
                  <div
                    data-bar
                    className="h-full min-w-px bg-action"
                    style={{ inlineSize: `${(100 * count) / largest}%` }}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

function Skeleton() {
  return (
    <div data-skeleton aria-hidden className="grid gap-6">
      {['w-full', 'w-2/3', 'w-1/2', 'w-1/3', 'w-1/4'].map((width) => (
        <SkeletonLine key={width} className={width} />
      ))}
    </div>
  );
}
