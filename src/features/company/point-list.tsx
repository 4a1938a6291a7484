import { cx } from 'class-variance-authority';

interface PointListProps {
  title: string;
  points: string[];
  heading?: 'h2' | 'h3';
  isNumbered?: boolean;
  /** Points that speak against something. */
  isAgainst?: boolean;
  /** The title beside the points, where there is room. */
  isBeside?: boolean;
}

export function PointList({
  title,
  points,
  heading: Heading = 'h3',
  isNumbered = false,
  isAgainst = false,
  isBeside = false,
}: PointListProps) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <div className={cx('border-t border-text pt-5', isBeside && 'grid gap-x-16 nav:grid-cols-2')}>
      <Heading className="mb-4 text-h3">{title}</Heading>
      <List className="grid gap-3">
        {points.map((point, index) => (
          <li key={point} className="grid grid-cols-[1.5rem_1fr] text-base">
            {isNumbered ? (
              <span className="font-strong text-accent">{index + 1}</span>
            ) : (
              <span
                aria-hidden="true"
                className={
                  isAgainst
                    ? 'mt-[0.72em] h-[2.5px] w-3 bg-line-strong'
                    : 'mt-[0.55em] size-2 rotate-45 bg-accent'
                }
              />
            )}
            <span>{point}</span>
          </li>
        ))}
      </List>
    </div>
  );
}
