import type { LeadNoteKind } from '../../../db/enums';
import { adminToken } from '../../lib/admin-token';
import { storage } from '../../lib/storage';

const KEY = 'leadNoteDrafts';

type Drafts = Record<string, string | undefined>;

// After signing out, the next person at this computer must not see the drafts.
adminToken.subscribe(() => {
  if (adminToken.get() === null) storage.remove(KEY);
});

const keyOf = (leadId: string, kind: LeadNoteKind) => `${leadId} ${kind}`;

function readAll(): Drafts {
  try {
    return JSON.parse(storage.get(KEY) ?? '{}') as Drafts;
  } catch {
    return {};
  }
}

/** The unsent text, which survives a reload. */
export const draftOf = (leadId: string, kind: LeadNoteKind): string =>
  readAll()[keyOf(leadId, kind)] ?? '';

export function saveDraft(leadId: string, kind: LeadNoteKind, text: string): void {
  storage.set(KEY, JSON.stringify({ ...readAll(), [keyOf(leadId, kind)]: text || undefined }));
}
