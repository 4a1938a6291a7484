import { useState } from 'react';

/**
 * The words of a search box, which the address holds: shown at once, since the address follows a
 * moment later, and as the address has them when that changes by itself.
 */
export function useTyped(
  inAddress: string | undefined,
  write: (words: string | undefined) => void,
): [words: string, type: (words: string) => void] {
  const [typed, setTyped] = useState<string>();
  const known = inAddress ?? '';
  if (typed === known) setTyped(undefined);
  const type = (words: string) => {
    setTyped(words);
    write(words || undefined);
  };
  return [typed ?? known, type];
}
