import type { ReplyForm } from '../../../server/features/lead-replies/lead-replies.schema';
import { adminToken } from '../../lib/admin-token';

/** A file that was uploaded for the reply. */
export interface Attached {
  id: string;
  name: string;
  size: number;
}

export interface ReplyDraft extends ReplyForm {
  attached?: Attached[];
}

const PREFIX = 'reply-draft:';
const keyOf = (leadId: string) => `${PREFIX}${leadId}`;

// After signing out, the next person at this computer must not see the drafts.
adminToken.subscribe(() => {
  if (adminToken.get() === null) clearAll();
});

/** What somebody was writing to a lead. It outlives a reload, and ends with the tab or the session. */
export const replyDraft = {
  get(leadId: string): ReplyDraft | null {
    try {
      return JSON.parse(sessionStorage.getItem(keyOf(leadId)) ?? 'null') as ReplyDraft | null;
    } catch {
      return null;
    }
  },
  keep(leadId: string, draft: ReplyDraft) {
    try {
      sessionStorage.setItem(keyOf(leadId), JSON.stringify(draft));
    } catch {
      // Without storage a reload loses the draft.
    }
  },
  clear(leadId: string) {
    sessionStorage.removeItem(keyOf(leadId));
  },
};

function clearAll(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // The browser blocks it, and nothing was stored.
  }
}
