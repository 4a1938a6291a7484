import { INTEREST_LABELS, LEAD_STATUSES } from '../../../db/enums';
import { readSortParam, type Sort, sortRows } from '../../lib/sort-rows';
import type { Lead } from './leads-cache';

export const NEWEST_FIRST: Sort = { by: 'date', isDescending: true };

const KEYS: Record<string, (lead: Lead) => string | number | null> = {
  name: ({ name }) => name,
  company: ({ company }) => company,
  interest: ({ interest }) => interest && INTEREST_LABELS[interest],
  due: ({ dueAt }) => dueAt && Date.parse(dueAt),
  status: ({ status }) => LEAD_STATUSES.indexOf(status),
};

/** The order of an address; newest first for unknown columns. */
export function readLeadSort(param: string | undefined): Sort {
  const sort = readSortParam(param ?? '');
  return sort.by === 'date' || Object.hasOwn(KEYS, sort.by) ? sort : NEWEST_FIRST;
}

/** Leads come newest first, which is the order by date already. */
export function sortLeads(leads: Lead[], sort: Sort): Lead[] {
  if (sort.by === 'date') return sort.isDescending ? leads : leads.toReversed();
  return sortRows(leads, sort, KEYS);
}
