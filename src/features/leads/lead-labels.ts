import type { LeadStatus, LostReason } from '../../../db/enums';

export const STATUS_LABELS: Record<LeadStatus, string> = {
  new: 'New',
  answered: 'Answered',
  qualified: 'Qualified',
  won: 'Won',
  lost: 'Lost',
};

export const LOST_REASON_LABELS: Record<LostReason, string> = {
  budget: 'Budget',
  timing: 'Timing',
  competitor: 'Chose a competitor',
  fit: 'Not a fit',
  silence: 'No answer',
  other: 'Other',
};
