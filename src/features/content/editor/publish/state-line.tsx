import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useTimeZone } from '../../../../hooks/use-time-zone';
import { formatDateTime } from '../../../../lib/dates';
import { type Publication, STATUS_LABELS } from './publication';

interface StateLineProps {
  item: (Publication & { isSample: boolean }) | null;
  /** What can be done with the item as it is: a slot at the end of the line. */
  children?: ReactNode;
}

/** The way of an item from the draft to the public, with where it is now. */
export function StateLine({ item, children }: StateLineProps) {
  const steps = stepsOf(item);
  const current = steps.findIndex(({ isCurrent }) => isCurrent);
  return (
    <div className="-mt-2 flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line pb-4 text-small">
      <ol aria-label="State" className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {steps.map(({ label, isCurrent }, index) => (
          <li
            key={index}
            aria-current={isCurrent ? 'step' : undefined}
            className={cx(
              'flex items-center gap-2.5',
              isCurrent ? 'font-strong' : 'text-muted',
              index > current && 'max-sm:hidden',
            )}
          >
            {index > 0 && (
              <span
                aria-hidden
                className={cx(
                  'h-0.5 w-6 max-sm:w-3',
                  index <= current ? 'bg-action' : 'bg-line-strong',
                )}
              />
            )}
            <span
              aria-hidden
              className={cx(
                'rotate-45 border-control',
                isCurrent ? 'size-2.5 border-action bg-action' : 'size-2 border-line-strong',
                index < current && 'bg-line-strong',
              )}
            />
            <span>{label}</span>
          </li>
        ))}
      </ol>
      {item?.isSample && <span className="sample-mark">Sample, until it is edited</span>}
      {children}
    </div>
  );
}

interface Step {
  label: ReactNode;
  isCurrent?: boolean;
}

function stepsOf(item: Publication | null): Step[] {
  const status = item?.status ?? 'draft';
  const current = { label: <Current item={item} />, isCurrent: true };
  switch (status) {
    case 'draft':
      return [current, { label: STATUS_LABELS.published }];
    case 'scheduled':
      return [{ label: STATUS_LABELS.draft }, current, { label: STATUS_LABELS.published }];
    case 'published':
      return [{ label: STATUS_LABELS.draft }, current];
    case 'unpublished':
      return [{ label: STATUS_LABELS.draft }, { label: STATUS_LABELS.published }, current];
  }
}

function Current({ item }: { item: Publication | null }) {
  const status = item?.status ?? 'draft';
  if (status === 'scheduled' && item?.publishedAt) {
    return (
      <>
        Scheduled for <ZonedTime at={item.publishedAt} />
      </>
    );
  }
  return STATUS_LABELS[status];
}

/** `Nov 26, 2026, 9:00 AM Asia/Amman` */
export function ZonedTime({ at }: { at: string }) {
  const timeZone = useTimeZone();
  return (
    <>
      <time dateTime={at}>{formatDateTime(at, timeZone)}</time>{' '}
      <span className="font-normal text-muted">{timeZone}</span>
    </>
  );
}
