import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import type { LeadNoteKind } from '../../../db/enums';
import { newId } from '../../../db/ids';
import { activities } from '../../../db/schema/activities';
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
  const changes = changesBy(database, note, lead, deadlines);
  database.insert(leadNotes).values(note).run();
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
  database: Database,
  { kind, happenedAt, authorId }: LeadNote,
  lead: Lead,
  deadlines: Deadlines,
): Partial<Lead> {
  // What was said before the inquiry does not answer it.
  if (happenedAt < lead.createdAt) return {};
  if (kind === 'note') return {};
  if (kind === 'answer') {
    const isAnswered = isNewestBefore(database, 'call', happenedAt, lead.id);
    return isAnswered ? { dueAt: dueTime(happenedAt, deadlines) } : {};
  }
  const { dueAt, ...answered } = withAnswer(lead, { now: happenedAt, by: authorId });
  const isEnded =
    isNewestBefore(database, 'answer', happenedAt, lead.id) &&
    !isFollowUpSince(database, lead, happenedAt);
  return isEnded ? { ...answered, dueAt } : answered;
}

/** Whether nothing of a kind was logged for a later time. */
function isNewestBefore(
  database: Database,
  kind: LeadNoteKind,
  time: string,
  leadId: string,
): boolean {
  const isLater = and(
    eq(leadNotes.leadId, leadId),
    eq(leadNotes.kind, kind),
    gt(leadNotes.happenedAt, time),
  );
  return !database.select({ id: leadNotes.id }).from(leadNotes).where(isLater).get();
}

/** Whether the lead is due because somebody has chosen the day after that time. */
function isFollowUpSince(database: Database, { id, dueAt }: Lead, time: string): boolean {
  const isChosen = and(
    eq(activities.subjectType, 'lead'),
    eq(activities.subjectId, id),
    eq(activities.type, 'lead.follow_up_set'),
    gt(activities.createdAt, time),
    eq(sql`${activities.data} ->> 'dueAt'`, dueAt),
  );
  return !!database.select({ id: activities.id }).from(activities).where(isChosen).get();
}
