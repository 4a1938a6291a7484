import { storage } from './storage';

/** A text in local storage, shared by all tabs: a store for `useSyncExternalStore`. */
export function createStoredText(key: string) {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    get: () => storage.get(key),
    set(value: string) {
      storage.set(key, value);
      notify();
    },
    remove() {
      storage.remove(key);
      notify();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      // Only other tabs get this event.
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}
