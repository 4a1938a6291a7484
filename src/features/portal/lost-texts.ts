import { useSyncExternalStore } from 'react';

/** What was typed into forms that are not on the page any more, by what they were about. */
let texts: ReadonlyMap<string, string> = new Map();
const listeners = new Set<() => void>();

function change(next: Map<string, string>): void {
  texts = next;
  for (const listener of listeners) listener();
}

export const lostTexts = {
  add(about: string, text: string): void {
    if (text) change(new Map(texts).set(about, text));
  },
  remove(about: string): void {
    if (!texts.has(about)) return;
    const next = new Map(texts);
    next.delete(about);
    change(next);
  },
  clear: (): void => change(new Map()),
};

const NONE: ReadonlyMap<string, string> = new Map();

export const useLostTexts = (): string[] => [
  ...useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => texts,
    () => NONE,
  ).values(),
];
