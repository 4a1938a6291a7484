import type { LeadStatus, LostReason } from '../../../db/enums';
import type { leads } from '../../../db/schema/leads';
import { dueAtOf, type WorkingHours } from '../../core/working-hours';

/** The settings by which due times are counted. */
export interface Deadlines {
  workingHours: WorkingHours;
  timeZone: string;
}

type State = Pick<
  typeof leads.$inferSelect,
  'status' | 'lostReason' | 'ownerId' | 'answeredAt' | 'dueAt'
>;

export const dueTime = (receivedAt: string, { workingHours, timeZone }: Deadlines) =>
  dueAtOf(receivedAt, workingHours, timeZone);

/**
 * The state after a change of the status by hand: an answered lead is not due any more, nor is one
 * that was won or lost. One that becomes new again is due again, unless it was answered.
 */
export function withStatus(
  lead: State & { createdAt: string },
  status: LeadStatus,
  {
    now,
    lostReason,
    deadlines,
  }: { now: string; lostReason: LostReason | null; deadlines: Deadlines },
): Partial<State> {
  if (status === lead.status) return { lostReason: status === 'lost' ? lostReason : null };
  const changes = { status, lostReason: status === 'lost' ? lostReason : null };
  if (status === 'answered') return { ...changes, answeredAt: lead.answeredAt ?? now, dueAt: null };
  if (status === 'won' || status === 'lost') return { ...changes, dueAt: null };
  const isDueAgain = status === 'new' && lead.dueAt === null && lead.answeredAt === null;
  return isDueAgain ? { ...changes, dueAt: dueTime(lead.createdAt, deadlines) } : changes;
}

/** The state after an answer: a reply, or a call that was logged. */
export function withAnswer(lead: State, { now, by }: { now: string; by: string }): Partial<State> {
  return {
    status: lead.status === 'new' ? 'answered' : lead.status,
    ownerId: lead.ownerId ?? by,
    answeredAt: lead.answeredAt ?? now,
    dueAt: null,
  };
}
