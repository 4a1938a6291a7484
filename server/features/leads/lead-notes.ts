import type { Database } from '../../../db/client';
import type { LeadNoteKind } from '../../../db/enums';
import { newId } from '../../../db/ids';
import { leadNotes } from '../../../db/schema/lead-notes';
import type { leads } from '../../../db/schema/leads';
import { invalid } from '../../errors';
import type { DomainEvent, Written } from '../activities/domain-event';
import { isColleague, isColleagueWith } from '../staff/staff-names';
import { type Deadlines, dueTime, withAnswer } from './lead-state';
import type { NewNote } from './timeline.schema';
import { getStoredLead } from './leads.service';
import { saveLead } from './update-lead';

export type LeadNote = typeof leadNotes.$inferSelect;

interface Writing {
  now: string;
  /** The id of a member of staff or of a tool. */
  authorId: string;
  deadlines: Deadlines;
}

/**
 * Writes something down about a lead. A call of ours answers it; an answer of the visitor makes it due
 * again, counted from then, and leaves its status as it is.
 */
export function addNote(
  database: Database,
  { id: leadId, kind = 'note', text, mentions = [], happenedAt }: NewNote,
  { now, authorId, deadlines }: Writing,
): Written<LeadNote> {
  const lead = getStoredLead(database, leadId);
  if (happenedAt && happenedAt > now) throw invalid('happenedAt', 'The time is in the future');
  const mentioned = [...new Set(mentions)];
  if (!mentioned.every((id) => isColleagueWith(database, id, 'leads:read'))) {
    throw invalid('mentions', 'Only members of staff who may read leads can be mentioned');
  }
  const note: LeadNote = {
    id: newId(),
    leadId,
    authorId,
    kind,
    text,
    mentions: mentioned,
    happenedAt: happenedAt ?? now,
    createdAt: now,
  };
  database.insert(leadNotes).values(note).run();
  const changes = changesBy(note, lead, deadlines);
  // Only people own leads, and not the tool that logs a call.
  if (changes.ownerId && !isColleague(database, changes.ownerId)) delete changes.ownerId;
  const event = { type: EVENTS[kind], subjectId: leadId, data: { noteId: note.id } };
  // A note leaves the version of the lead alone, which somebody may be editing.
  if (kind === 'note') return { result: note, event };
  return { ...saveLead(database, lead, changes, now), result: note, event };
}

const EVENTS = {
  note: 'lead.note_added',
  call: 'lead.call_logged',
  answer: 'lead.answer_logged',
} as const satisfies Record<LeadNoteKind, DomainEvent['type']>;

type Lead = typeof leads.$inferSelect;

function changesBy(
  { kind, happenedAt, authorId }: LeadNote,
  lead: Lead,
  deadlines: Deadlines,
): Partial<Lead> {
  // What was said before the inquiry does not answer it.
  if (happenedAt < lead.createdAt) return {};
  if (kind === 'call') return withAnswer(lead, { now: happenedAt, by: authorId });
  return kind === 'answer' ? { dueAt: dueTime(happenedAt, deadlines) } : {};
}
