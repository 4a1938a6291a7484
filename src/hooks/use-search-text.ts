import { useState } from 'react';

/**
 * The text of a search box whose value is a search param. The typed text shows at once, because the
 * address changes a moment later; afterwards the box follows the address.
 */
export function useSearchText(
  searchParam: string | undefined,
  setSearchParam: (text: string | undefined) => void,
): [text: string, setText: (text: string) => void] {
  const [typed, setTyped] = useState<string>();
  const current = searchParam ?? '';
  if (typed === current) setTyped(undefined);
  const setText = (text: string) => {
    setTyped(text);
    setSearchParam(text || undefined);
  };
  return [typed ?? current, setText];
}
