import type { LeadStatus } from '../../../db/enums';

export const STATUS_LABELS: Record<LeadStatus, string> = {
  new: 'New',
  answered: 'Answered',
  qualified: 'Qualified',
  won: 'Won',
  lost: 'Lost',
};
