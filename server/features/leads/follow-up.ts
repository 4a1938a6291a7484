import type { leads } from '../../../db/schema/leads';
import { addDays, calendarOf } from '../../core/calendar';
import { closingOn } from '../../core/working-hours';
import { invalid } from '../../errors';
import type { Deadlines } from './lead-state';
import { MAX_FOLLOW_UP_DAYS } from './update-lead.schema';

/**
 * The due time after staff chose a day to come back to a lead: the closing of that day, or of the next
 * working day. Null leaves nothing due, which an inquiry without an answer never is; undefined leaves
 * the due time as it is.
 */
export function withFollowUp(
  { status, answeredAt }: Pick<typeof leads.$inferSelect, 'status' | 'answeredAt'>,
  day: string | null | undefined,
  { now, deadlines: { workingHours, timeZone } }: { now: string; deadlines: Deadlines },
): { dueAt?: string | null } {
  if (day === undefined) return {};
  if (day === null) {
    if (status === 'new' && answeredAt === null) {
      throw invalid('followUpOn', 'This inquiry has to be answered first');
    }
    return { dueAt: null };
  }
  const today = calendarOf(timeZone).dayOf(Date.parse(now));
  if (day > addDays(today, MAX_FOLLOW_UP_DAYS)) {
    throw invalid('followUpOn', 'Choose a day within two years');
  }
  const dueAt = closingOn(day, workingHours, timeZone);
  if (dueAt <= now) throw invalid('followUpOn', 'Choose a day that is still to come');
  return { dueAt };
}
