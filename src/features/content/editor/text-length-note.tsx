import { useMemo } from 'react';
import { countOf } from '../../../lib/numbers';
import { useDebounced } from '../../../hooks/use-debounced';
import { lengthOf } from './text-length';

const COUNTED_AFTER_MS = 300;

/** The words of a text and the time that reading it takes. */
export function TextLengthNote({ text }: { text: string }) {
  const counted = useDebounced(text, COUNTED_AFTER_MS);
  const { words, minutes } = useMemo(() => lengthOf(counted), [counted]);
  return (
    <p className="text-small text-muted tabular-nums">
      {countOf(words, 'words')}, {minutes} min read
    </p>
  );
}
