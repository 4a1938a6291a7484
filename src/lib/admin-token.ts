/** The access token, kept in local storage as the bare string. A store for `useSyncExternalStore`. */
import { storage } from './storage';

const KEY = 'adminToken';
const listeners = new Set<() => void>();
let notice = '';

export const adminToken = {
  get: () => storage.get(KEY),
  set(token: string) {
    storage.set(KEY, token);
    notice = '';
    notify();
  },
  /** Back to the sign-in form, which says why. */
  clear(why = '') {
    storage.remove(KEY);
    notice = why;
    notify();
  },
  /** Why the last token was cleared; empty where somebody signed out. */
  notice: () => notice,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    // Signing out in one tab signs out in all.
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
};

function notify() {
  for (const listener of listeners) listener();
}
