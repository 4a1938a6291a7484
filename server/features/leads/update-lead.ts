import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { leads } from '../../../db/schema/leads';
import type { LiveEvent } from '../../live/bus';
import { definedIn } from '../../core/defined-in';
import { nextVersion, refuseStale } from '../../core/versions';
import { invalid, notFound } from '../../errors';
import { changedFields, type DomainEvent, type Written } from '../activities/domain-event';
import { isColleagueWith } from '../staff/staff-names';
import { withFollowUp } from './follow-up';
import { leadSearchText } from './leads.schema';
import { getLead, getStoredLead, type Lead, leadColumns, type StoredLead } from './leads.service';
import { type Deadlines, withStatus } from './lead-state';
import type { LeadChange } from './update-lead.schema';

/** Corrects a lead, hands it over or moves it along. Omitted fields keep their value. */
export function updateLead(
  database: Database,
  { id, updatedAt, status, lostReason, followUpOn, ...changes }: LeadChange,
  { now, deadlines }: { now: string; deadlines: Deadlines },
): Written<Lead> {
  const stored = getStoredLead(database, id);
  refuseStale(stored, updatedAt);
  if (changes.ownerId !== stored.ownerId) refuseOwner(database, changes.ownerId);
  const next = status ?? stored.status;
  if (next === 'lost' && stored.lostReason === null && lostReason === undefined) {
    throw invalid('lostReason', 'Choose why the lead was lost');
  }
  const reason = lostReason === undefined ? stored.lostReason : lostReason;
  const state = withStatus(stored, next, { now, lostReason: reason, deadlines });
  const followUp = withFollowUp({ ...stored, ...state }, followUpOn, { now, deadlines });
  const all = { ...changes, ...state, ...followUp };
  // The version of others who edit the same lead stays valid.
  if (changedFields<StoredLead>(stored, all).length === 0) {
    return { result: getLead(database, id), event: null };
  }
  return saveLead(database, stored, all, now);
}

/** Nothing happens to a lead that is won or lost already, nor to spam. */
export function winLead(
  database: Database,
  id: string,
  { now, deadlines }: { now: string; deadlines: Deadlines },
): ReturnType<typeof saveLead> | null {
  const stored = getStoredLead(database, id);
  if (stored.isSpam || stored.status === 'won' || stored.status === 'lost') return null;
  const changes = withStatus(stored, 'won', { now, lostReason: null, deadlines });
  return saveLead(database, stored, changes, now);
}

/** Leads are given only to those who may read them. */
export function refuseOwner(database: Database, ownerId: string | null | undefined): void {
  if (ownerId && !isColleagueWith(database, ownerId, 'leads:read')) {
    throw invalid('ownerId', 'The owner must be a member of staff who may read leads');
  }
}

/** Stores changes with the search text that follows from them, and says what has changed. */
export function saveLead(
  database: Database,
  stored: StoredLead,
  changes: Partial<StoredLead>,
  now: string,
): Written<Lead> & { event: DomainEvent; live: LiveEvent } {
  const fields = changedFields(stored, changes);
  const changed = { ...stored, ...definedIn(changes) };
  const [result] = database
    .update(leads)
    .set({
      ...changes,
      searchText: leadSearchText(changed),
      updatedAt: nextVersion(stored, now),
    })
    .where(eq(leads.id, stored.id))
    .returning(leadColumns)
    .all();
  if (!result) throw notFound('The lead');
  return {
    result,
    event: changeEvent(stored.id, fields, stored, result),
    live: { type: 'lead', changed: { lead: result, isSpam: stored.isSpam } },
  };
}

/** Of several changes at once, the one that matters most to others names the event. */
function changeEvent(subjectId: string, fields: string[], from: State, to: State): DomainEvent {
  if (from.status !== to.status) {
    const data = { fields, from: from.status, to: to.status };
    return { type: 'lead.status_changed', subjectId, data };
  }
  if (from.ownerId !== to.ownerId) {
    const data = { fields, from: from.ownerId, to: to.ownerId };
    return { type: 'lead.assigned', subjectId, data };
  }
  if (from.dueAt !== to.dueAt) {
    return { type: 'lead.follow_up_set', subjectId, data: { fields, dueAt: to.dueAt } };
  }
  return { type: 'lead.updated', subjectId, data: { fields } };
}

type State = Pick<StoredLead, 'status' | 'ownerId' | 'dueAt'>;
