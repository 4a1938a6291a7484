import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { leads } from '../../../db/schema/leads';
import { nextVersion } from '../../core/versions';
import { DomainError } from '../../errors';
import type { Written } from '../activities/domain-event';
import { countConversionsOf } from '../analytics/spam-conversions';
import { deleteLeads } from './delete-leads';
import { type Deadlines, dueTime } from './lead-state';
import { getStoredLead, type Lead, leadColumns } from './leads.service';

interface MarkSpam {
  id: string;
  isSpam: boolean;
  /** Put back by an Undo. */
  dueAt?: string | null | undefined;
}

/**
 * Flags a lead as spam, or removes the flag. Its conversion counts only without it, and an answer is
 * due only then: by the due time that is put back, or counted from the moment at which somebody found it.
 */
export function markSpam(
  database: Database,
  { id, isSpam, dueAt }: MarkSpam,
  { now, deadlines }: { now: string; deadlines: Deadlines },
): Written<Lead> {
  const before = getStoredLead(database, id);
  const { searchText, isSpam: wasSpam, ...unchanged } = before;
  if (wasSpam === isSpam) return { result: unchanged, event: null };
  const isUnanswered = before.status === 'new' && before.answeredAt === null;
  const dueAgain = dueAt ?? (isUnanswered ? dueTime(now, deadlines) : null);
  const result = database
    .update(leads)
    .set({
      isSpam,
      dueAt: isSpam ? null : dueAgain,
      updatedAt: nextVersion(before, now),
    })
    .where(eq(leads.id, id))
    .returning(leadColumns)
    .get();
  countConversionsOf(database, deadlines.timeZone, { ...result, isSpam });
  const type = isSpam ? 'lead.marked_as_spam' : 'lead.unmarked_as_spam';
  return {
    result,
    event: { type, subjectId: id, data: {} },
    live: { type: 'lead', changed: { lead: result, isSpam } },
  };
}

/** Deletes a lead that is flagged as spam, for good. Others are erased with all data of the person. */
export function removeSpam(database: Database, id: string): Written<void> {
  const { isSpam } = getStoredLead(database, id);
  if (!isSpam)
    throw new DomainError('conflict', 'Only spam can be deleted. Mark it as spam first.');
  deleteLeads(database, [id]);
  return { result: undefined, event: { type: 'lead.removed', subjectId: id, data: {} } };
}
