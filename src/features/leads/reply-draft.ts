import type { ReplyForm } from '../../../server/features/lead-replies/lead-replies.schema';

/** A file that was uploaded for the reply. */
export interface Attached {
  id: string;
  name: string;
  size: number;
}

export interface ReplyDraft extends ReplyForm {
  attached?: Attached[];
}

const keyOf = (leadId: string) => `reply-draft:${leadId}`;

/** What somebody was writing to a lead. It outlives a reload, and ends with the tab. */
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
