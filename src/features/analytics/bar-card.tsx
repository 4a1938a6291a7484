import { OTHER } from '../../../server/features/analytics/source-filter.schema';
import { BareButton } from '../../components/ui/button';
import { SkeletonLine } from '../../components/ui/skeleton';
import { Clipped } from '../../components/row-parts';
import { formatCount } from '../../lib/numbers';
import { SectionCard } from '../../components/ui/card';
import { CsvButton } from './csv-button';

interface BarCardProps {
  title: string;
  /** The column head of the names in the CSV file. */
  column: string;
  /** Whether `rows` still belong to the period chosen before. */
  isStale: boolean;
  /** In descending order; undefined while loading. */
  rows: { name: string; count: number }[] | undefined;
  empty: string;
  /** Shows only the sessions of a name. */
  onPress?: (name: string) => void;
}

/** Names with their counts, each with a bar relative to the largest. */
export function BarCard({ title, column, isStale, rows, empty, onPress }: BarCardProps) {
  const largest = rows?.[0]?.count ?? 0;
  return (
    <SectionCard
      title={title}
      aria-busy={isStale}
      className="aria-busy:opacity-50"
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
        <ul className="grid gap-2.5">
          {rows.map(({ name, count }) => (
            <li
              key={name}
              className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b-6 border-sand-strong pb-1"
            >
              {onPress && name !== OTHER ? (
                <BareButton
                  onClick={() => onPress(name)}
                  className="min-w-0 text-start underline-offset-4 hover:underline"
                >
                  <Clipped text={name} />
                </BareButton>
              ) : (
                <Clipped text={name} />
              )}
              <span className="font-strong tabular-nums">{formatCount(count)}</span>
              <span
                data-bar
                aria-hidden
                className="absolute start-0 -bottom-1.5 h-1.5 min-w-px bg-action"
                style={{ inlineSize: `${(100 * count) / largest}%` }}
              />
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
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
