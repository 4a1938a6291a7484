/** The access token, a bare string in local storage. A store for `useSyncExternalStore`. */
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
  /** Leads back to the sign-in form, which shows the reason. */
  clear(reason = '') {
    storage.remove(KEY);
    notice = reason;
    notify();
  },
  /** Why the last token was cleared; empty after signing out. */
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
