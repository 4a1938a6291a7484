import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useNow } from '../hooks/use-now';
import { useTimeZone } from '../hooks/use-time-zone';
import { formatAge, formatDate, formatDateTime, formatFullTime } from '../lib/dates';

/** Moments in the console, all in the site's time zone, with the full time in a tooltip. */

interface MomentProps extends ComponentProps<'time'> {
  /** ISO 8601. */
  at: string;
}

interface WhenProps extends MomentProps {
  /** Instead of a margin: places the age, or hides it where there is no room. */
  ageClassName?: string;
}

/** `Nov 21, 2026`, and quieter beside it how long ago that is. */
export function When({ at, ageClassName, ...props }: WhenProps) {
  const timeZone = useTimeZone();
  const age = formatAge(at, useNow(), timeZone);
  return (
    <Moment at={at} {...props}>
      {formatDate(at, timeZone)}
      {age && <span className={cx('text-micro text-muted', ageClassName ?? 'ms-2')}>{age}</span>}
    </Moment>
  );
}

/** How long ago: `3 h ago`, or the date where that is clearer. */
export function Age(props: MomentProps) {
  const timeZone = useTimeZone();
  const age = formatAge(props.at, useNow(), timeZone);
  return <Moment {...props}>{age ?? formatDate(props.at, timeZone)}</Moment>;
}

/** `Nov 21, 2026, 9:17 AM` */
export function DateTime(props: MomentProps) {
  return <Moment {...props}>{formatDateTime(props.at, useTimeZone())}</Moment>;
}

/** The date of a row, with its age on a line of its own. */
export function RowDate({ at }: { at: string }) {
  return <When at={at} ageClassName="hidden wide:block" />;
}

/** In a sentence: `on Nov 21, 2026 (3 h ago)`. */
export function OnDate(props: MomentProps) {
  const timeZone = useTimeZone();
  const age = formatAge(props.at, useNow(), timeZone);
  return (
    <Moment {...props}>
      on {formatDate(props.at, timeZone)}
      {age && ` (${age.replace(/^(?:Just|Yesterday)/, (word) => word.toLowerCase())})`}
    </Moment>
  );
}

function Moment({ at, ...props }: MomentProps) {
  const fullTime = formatFullTime(at, useTimeZone());
  return <time dateTime={at} data-tooltip={fullTime} {...props} />;
}
