import { useMemo, useRef, useState } from 'react';

export interface Selection<Item> {
  /** In the order of the list, and only those that the list shows. */
  selected: readonly Item[];
  has: (item: Item) => boolean;
  /** With `isRange`, does the same to all from the one that was chosen before up to this one. */
  toggle: (item: Item, isRange: boolean) => void;
  selectAll: () => void;
  unselect: (keys: readonly string[]) => void;
  clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Which rows of a list are selected. `keyOf` must be a stable function. */
export function useSelection<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Selection<Item> {
  const [keys, setKeys] = useState(NONE);
  const lastKey = useRef<string>(undefined);
  return useMemo(() => {
    function toggle(item: Item, isRange: boolean) {
      const key = keyOf(item);
      const isSelected = !keys.has(key);
      const from = items.findIndex((other) => keyOf(other) === lastKey.current);
      const to = items.indexOf(item);
      const [first, last] =
        isRange && from >= 0 ? [Math.min(from, to), Math.max(from, to)] : [to, to];
      const next = new Set(keys);
      for (const each of items.slice(first, last + 1)) {
        if (isSelected) next.add(keyOf(each));
        else next.delete(keyOf(each));
      }
      lastKey.current = key;
      setKeys(next);
    }
    return {
      selected: keys.size === 0 ? [] : items.filter((item) => keys.has(keyOf(item))),
      has: (item) => keys.has(keyOf(item)),
      toggle,
      selectAll: () => setKeys(new Set(items.map(keyOf))),
      unselect: (gone) => {
        const isGone = new Set(gone);
        setKeys((now) => new Set([...now].filter((key) => !isGone.has(key))));
      },
      clear: () => setKeys(NONE),
    };
  }, [items, keyOf, keys]);
}
