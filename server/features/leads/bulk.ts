import type { Database } from '../../../db/client';
import type { leads } from '../../../db/schema/leads';
import { refuseStale } from '../../core/versions';
import { DomainError } from '../../errors';
import { changedFields, type DomainEvent, type Written } from '../activities/domain-event';
import type { LeadVersion, MarkSpamMany, RestoreMany, UpdateMany } from './bulk.schema';
import { deleteLeads } from './delete-leads';
import type { Deadlines } from './lead-state';
import { getStoredLead, type Lead } from './leads.service';
import { markSpam } from './spam';
import { refuseOwner, saveLead, updateLead } from './update-lead';

type Stored = typeof leads.$inferSelect;

/** What bulk changes can change of a lead. */
export type LeadState = Pick<
  Stored,
  'id' | 'isSpam' | 'status' | 'lostReason' | 'ownerId' | 'answeredAt' | 'dueAt' | 'updatedAt'
>;

export interface BulkResult {
  changed: LeadState[];
  /** The ids of those that a colleague has changed or removed since: they stay as they are. */
  left: string[];
}

interface Change {
  now: string;
  deadlines: Deadlines;
}

/** Hands leads over, moves them along or has them followed up. Those that are so already stay as they are. */
export function updateMany(
  database: Database,
  { leads: many, ...changes }: UpdateMany,
  options: Change,
): Written<BulkResult> {
  return changeEach(database, many, (_stored, { id, updatedAt }) =>
    updateLead(database, { id, updatedAt, ...changes }, options),
  );
}

/** Takes back a change: what the change itself has derived, such as a due time, is as it was too. */
export function restoreMany(
  database: Database,
  { leads: many }: RestoreMany,
  now: string,
): Written<BulkResult> {
  return changeEach(database, many, (stored, { id, updatedAt, ...before }) => {
    // Who was removed in between, or lost the role, gets no leads back.
    if (before.ownerId !== stored.ownerId) refuseOwner(database, before.ownerId);
    return changedFields<Stored>(stored, before).length === 0
      ? null
      : saveLead(database, stored, before, now);
  });
}

/** Flags leads as spam, or removes the flag. */
export function markSpamMany(
  database: Database,
  { leads: many, isSpam }: MarkSpamMany,
  options: Change,
): Written<BulkResult> {
  return changeEach(database, many, (stored, { id, dueAt }) =>
    stored.isSpam === isSpam ? null : markSpam(database, { id, isSpam, dueAt }, options),
  );
}

/** Deletes spam for good; what is no spam stays. */
export function removeMany(
  database: Database,
  many: LeadVersion[],
): Written<{ removed: string[]; left: string[] }> {
  const removed: string[] = [];
  const left: string[] = [];
  for (const lead of many) {
    (readUnchanged(database, lead)?.isSpam ? removed : left).push(lead.id);
  }
  deleteLeads(database, removed);
  const event = (subjectId: string): DomainEvent => ({ type: 'lead.removed', subjectId, data: {} });
  return {
    result: { removed, left },
    event: null,
    events: removed.map(event),
    ...(removed.length > 0 && { live: { type: 'leads', changed: [], removed } }),
  };
}

/** An event for each lead: timelines, webhooks and notifications follow single leads. */
function changeEach<One extends LeadVersion>(
  database: Database,
  many: One[],
  change: (stored: Stored, one: One) => Written<Lead> | null,
): Written<BulkResult> {
  const changed: LeadState[] = [];
  const left: string[] = [];
  const events: DomainEvent[] = [];
  for (const one of many) {
    const stored = readUnchanged(database, one);
    const written = stored && change(stored, one);
    if (!stored) left.push(one.id);
    if (!written?.event) continue;
    events.push(written.event);
    changed.push(stateOf(written));
  }
  return {
    result: { changed, left },
    event: null,
    events,
    ...(changed.length > 0 && { live: { type: 'leads', changed, removed: [] } }),
  };
}

/** The lead, unless a colleague has changed or removed it since. */
function readUnchanged(database: Database, { id, updatedAt }: LeadVersion): Stored | undefined {
  try {
    const stored = getStoredLead(database, id);
    refuseStale(stored, updatedAt);
    return stored;
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}

function stateOf({ result, live }: Written<Lead>): LeadState {
  const { id, status, lostReason, ownerId, answeredAt, dueAt, updatedAt } = result;
  const isSpam = live?.type === 'lead' && live.changed?.isSpam === true;
  return { id, isSpam, status, lostReason, ownerId, answeredAt, dueAt, updatedAt };
}
