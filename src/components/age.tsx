import type { ComponentProps } from 'react';
import { formatAge } from '../lib/dates';
import { useMinute } from '../hooks/use-minute';

interface AgeProps extends ComponentProps<'time'> {
  /** ISO 8601. */
  at: string;
  isInSentence?: boolean;
}

/** How long ago something was. It goes on while it is looked at. */
export function Age({ at, isInSentence = false, ...props }: AgeProps) {
  const age = formatAge(at, useMinute());
  return (
    <time dateTime={at} {...props}>
      {isInSentence ? age.replace(/^(?:Just|Yesterday)/, (word) => word.toLowerCase()) : age}
    </time>
  );
}
