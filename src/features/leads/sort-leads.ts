import { INTEREST_LABELS } from '../../../db/enums';
import { type Sort, sortRows } from '../../lib/sort-rows';
import type { Lead } from './leads-cache';

export const NEWEST_FIRST: Sort = { by: 'date', isDescending: true };

const KEYS: Record<string, (lead: Lead) => string | null> = {
  name: ({ name }) => name,
  company: ({ company }) => company,
  interest: ({ interest }) => interest && INTEREST_LABELS[interest],
};

/** Leads come newest first, which is the order by date already. */
export function sortLeads(leads: Lead[], sort: Sort): Lead[] {
  if (sort.by === 'date') return sort.isDescending ? leads : leads.toReversed();
  return sortRows(leads, sort, KEYS);
}
