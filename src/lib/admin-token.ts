/** The access token, kept in local storage as the bare string. A store for `useSyncExternalStore`. */

const KEY = 'adminToken';
const listeners = new Set<() => void>();
let notice = '';

export const adminToken = {
  get: () => localStorage.getItem(KEY),
  set(token: string) {
    localStorage.setItem(KEY, token);
    notice = '';
    notify();
  },
  /** Back to the sign-in form, which says why. */
  clear(why = '') {
    localStorage.removeItem(KEY);
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
