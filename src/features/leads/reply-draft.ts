import type { ReplyForm } from '../../../server/features/lead-replies/lead-replies.schema';

const keyOf = (leadId: string) => `reply-draft:${leadId}`;

/** What somebody was writing to a lead. It outlives a reload, and ends with the tab. */
export const replyDraft = {
  get(leadId: string): ReplyForm | null {
    try {
      return JSON.parse(sessionStorage.getItem(keyOf(leadId)) ?? 'null') as ReplyForm | null;
    } catch {
      return null;
    }
  },
  keep(leadId: string, draft: ReplyForm) {
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
