import { adminToken } from './admin-token';
import { storage } from './storage';

type Drafts = Record<string, string | undefined>;

/** Unsent texts of staff, which survive a reload. */
export function createTextDrafts(key: string) {
  function readAll(): Drafts {
    try {
      return JSON.parse(storage.get(key) ?? '{}') as Drafts;
    } catch {
      return {};
    }
  }
  // After signing out, the next person at this computer must not see the drafts.
  adminToken.subscribe(() => {
    if (adminToken.get() === null) storage.remove(key);
  });
  return {
    get: (id: string): string => readAll()[id] ?? '',
    save: (id: string, text: string): void =>
      storage.set(key, JSON.stringify({ ...readAll(), [id]: text || undefined })),
  };
}
