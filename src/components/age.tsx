import type { ComponentProps } from 'react';
import { formatAge } from '../lib/dates';
import { useNow } from '../hooks/use-now';

interface AgeProps extends ComponentProps<'time'> {
  /** ISO 8601. */
  at: string;
  isInSentence?: boolean;
}

/** How long ago something was; updated every minute. */
export function Age({ at, isInSentence = false, ...props }: AgeProps) {
  const age = formatAge(at, useNow());
  return (
    <time dateTime={at} {...props}>
      {isInSentence ? age.replace(/^(?:Just|Yesterday)/, (word) => word.toLowerCase()) : age}
    </time>
  );
}
