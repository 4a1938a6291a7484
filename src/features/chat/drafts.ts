import { createTextDrafts } from '../../lib/text-drafts';

const drafts = createTextDrafts('chatDrafts');

/** The unsent text of a conversation, which survives a reload. */
export const draftOf = drafts.get;

export const saveDraft = drafts.save;
