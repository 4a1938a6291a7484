import { adminToken } from '../../lib/admin-token';

const drafts = new Map<string, string>();

// The next person at this screen does not find what this one has begun to write.
adminToken.subscribe(() => {
  if (adminToken.get() === null) drafts.clear();
});

/** What was begun in each conversation, so that no words end up in another one. */
export function draftOf(conversationId: string): string {
  return drafts.get(conversationId) ?? '';
}

export function keepDraft(conversationId: string, text: string): void {
  if (text) drafts.set(conversationId, text);
  else drafts.delete(conversationId);
}
