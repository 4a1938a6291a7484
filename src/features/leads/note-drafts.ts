import type { LeadNoteKind } from '../../../db/enums';
import { createTextDrafts } from '../../lib/text-drafts';

const drafts = createTextDrafts('leadNoteDrafts');

const keyOf = (leadId: string, kind: LeadNoteKind) => `${leadId} ${kind}`;

/** The unsent text, which survives a reload. */
export const draftOf = (leadId: string, kind: LeadNoteKind): string =>
  drafts.get(keyOf(leadId, kind));

export const saveDraft = (leadId: string, kind: LeadNoteKind, text: string): void =>
  drafts.save(keyOf(leadId, kind), text);
