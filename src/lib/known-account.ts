import { storage } from './storage';
import type { Outputs } from './trpc';

type Account = Outputs['staff']['me'];

const KEY = 'staffAccount';

/**
 * Who was signed in last in this browser, so that the console shows at once what the person may open.
 * The server tells it anew at each start; signing out forgets it.
 */
export const knownAccount = {
  get: (): Account | undefined => {
    try {
      return JSON.parse(storage.get(KEY) ?? '') as Account;
    } catch {
      return undefined;
    }
  },
  set: (account: Account) => storage.set(KEY, JSON.stringify(account)),
  clear: () => storage.remove(KEY),
};
