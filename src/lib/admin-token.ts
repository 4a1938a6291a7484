import { knownAccount } from './known-account';
import { createStoredText } from './stored-text';

/** A bare string. Signing out in one tab signs out in all. */
const stored = createStoredText('adminToken');
let notice = '';

/** The access token: a store for `useSyncExternalStore`. */
export const adminToken = {
  get: stored.get,
  subscribe: stored.subscribe,
  set(token: string) {
    notice = '';
    stored.set(token);
  },
  /** Leads back to the sign-in form, which shows the reason. */
  clear(reason = '') {
    notice = reason;
    knownAccount.clear();
    stored.remove();
  },
  /** Why the last token was cleared; empty after signing out. */
  notice: () => notice,
};
