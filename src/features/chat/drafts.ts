import { adminToken } from '../../lib/admin-token';

const drafts = new Map<string, string>();

// After signing out, the next person at this computer must not see the drafts.
adminToken.subscribe(() => {
  if (adminToken.get() === null) drafts.clear();
});

/** The unsent text of a conversation. */
export function draftOf(conversationId: string): string {
  return drafts.get(conversationId) ?? '';
}

export function saveDraft(conversationId: string, text: string): void {
  if (text) drafts.set(conversationId, text);
  else drafts.delete(conversationId);
}
