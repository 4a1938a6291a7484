import { DAY_MS } from '../../../db/durations';
import type { leads } from '../../../db/schema/leads';
import { closingOn } from '../../core/working-hours';
import { invalid } from '../../errors';
import type { Deadlines } from './lead-state';

const MAX_DAYS = 730;

type State = Pick<typeof leads.$inferSelect, 'status' | 'answeredAt' | 'dueAt'>;

/**
 * The due time after staff chose a day to come back to a lead: the closing of that day, or of the next
 * working day. Null leaves nothing due, which an inquiry without an answer never is; undefined leaves
 * the due time as it is.
 */
export function withFollowUp(
  { status, answeredAt }: Pick<State, 'status' | 'answeredAt'>,
  day: string | null | undefined,
  { now, deadlines }: { now: string; deadlines: Deadlines },
): Partial<State> {
  if (day === undefined) return {};
  if (day === null) {
    if (status === 'new' && answeredAt === null) {
      throw invalid('followUpOn', 'This inquiry has to be answered first');
    }
    return { dueAt: null };
  }
  if (Date.parse(day) > Date.parse(now) + MAX_DAYS * DAY_MS) {
    throw invalid('followUpOn', 'Choose a day within two years');
  }
  const dueAt = closingOn(day, deadlines.workingHours, deadlines.timeZone);
  if (dueAt <= now) throw invalid('followUpOn', 'Choose a day that is still to come');
  return { dueAt };
}
