import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

/** The first row of the body: the head is row 1. */
const FIRST_ROW = 2;
const ROW = '[aria-rowindex]';

interface Place {
  key: string;
  index: number;
}

/**
 * The keyboard in a long table: the arrow keys, Home and End move between rows. A row that disappears
 * while it has the focus gives it to the next one, and the row of a closed record gets it.
 */
export function useRowFocus<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  openKey: string | undefined,
) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [focused, setFocused] = useState<Place | null>(null);
  const index = useMemo(
    () => (focused ? items.findIndex((item) => keyOf(item) === focused.key) : -1),
    [items, keyOf, focused],
  );

  /** Moves the focus to a row, which need not be in view: to its `control`, or to what opens it. */
  function focusRow(wanted: number, control = -1) {
    const to = Math.min(Math.max(wanted, 0), items.length - 1);
    const item = items[to];
    // Focused rows are rendered.
    if (item !== undefined) flushSync(() => setFocused({ key: keyOf(item), index: to }));
    const row = body.current?.querySelector<HTMLElement>(`[aria-rowindex="${to + FIRST_ROW}"]`);
    if (!row || item === undefined)
      return body.current?.closest('table')?.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'nearest' });
    const opener = row.querySelector<HTMLElement>('[data-opener]') ?? row;
    return (controlsOf(row)[control] ?? opener).focus({ preventScroll: true });
  }

  const keepFocus = useEffectEvent((place: Place) => {
    if (document.activeElement === document.body) focusRow(place.index);
  });
  const isGone = focused !== null && index < 0;
  useEffect(() => (isGone ? onNextFrame(() => keepFocus(focused)) : undefined), [isGone, focused]);

  const opened = useRef<Place>(null);
  useEffect(() => {
    if (openKey === undefined) return;
    const at = items.findIndex((item) => keyOf(item) === openKey);
    if (at >= 0 || opened.current?.key !== openKey) opened.current = { key: openKey, index: at };
  }, [openKey, items, keyOf]);
  const returnFocus = useEffectEvent(({ key, index: last }: Place) => {
    const now = items.findIndex((item) => keyOf(item) === key);
    // One of the row's other buttons may have opened the record, and has the focus already.
    if (now < 0 || indexOfRow(document.activeElement) !== now) focusRow(now < 0 ? last : now);
  });
  useEffect(() => {
    const closed = opened.current;
    if (openKey !== undefined || !closed) return undefined;
    opened.current = null;
    // After the dialog has given the focus back.
    return onNextFrame(() => returnFocus(closed));
  }, [openKey]);

  function onFocus({ target }: FocusEvent) {
    const at = indexOfRow(target);
    const item = items[at];
    setFocused(item === undefined ? null : { key: keyOf(item), index: at });
  }

  function onKeyDown(event: KeyboardEvent) {
    const { target, key, currentTarget } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    // Events of dialogs that a row has opened arrive here too.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    const at = indexOfRow(target);
    const moves: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: items.length - 1,
    };
    const next = moves[key];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    const row = target.closest(ROW);
    focusRow(next, row ? controlsOf(row).indexOf(target as HTMLElement) : -1);
  }

  return { index, bodyProps: { ref: body, onFocus, onBlur: () => setFocused(null), onKeyDown } };
}

const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>('a, button, input')];

/** The index of the item whose row an element is in; -1 for none. */
export function indexOfRow(element: Element | null): number {
  const row = element?.closest(ROW)?.getAttribute('aria-rowindex');
  return row ? Number(row) - FIRST_ROW : -1;
}

/** Returns how to cancel it. */
function onNextFrame(run: () => void): () => void {
  const frame = requestAnimationFrame(run);
  return () => cancelAnimationFrame(frame);
}
