import { INTERESTS, type Interest, LEAD_STATUSES, type LeadStatus } from '../../../db/enums';
import { sourceName } from '../../../server/features/leads/leads.schema';
import { oneOf } from '../../lib/search-params';
import { fromLocalTime } from '../../lib/zoned-time';
import { dayIn, isOverdue } from './due-time';
import { STATUS_LABELS } from './lead-labels';
import type { Lead } from './leads-cache';
import type { LeadsSearchParams } from './leads-search-params';

export interface LeadFilters {
  owner: 'mine' | 'none' | undefined;
  isOverdue: boolean;
  due: DueDays | undefined;
  status: LeadStatus | undefined;
  interest: Interest | undefined;
  /** As `sourceName` gives it. */
  source: string | undefined;
  period: Period | undefined;
}

/** Days up to now. */
export const PERIODS = ['1', '7', '30', '90'] as const;
type Period = (typeof PERIODS)[number];

/** Days from today. */
export const DUE_DAYS = ['0', '1', '7'] as const;
type DueDays = (typeof DUE_DAYS)[number];

const DAY_MS = 86_400_000;

/** When a lead is due no earlier: the end of the last of the days. */
export const endOfDue = (due: DueDays, now: Date, timeZone: string): string =>
  fromLocalTime(`${dayIn(Number(due) + 1, now, timeZone)}T00:00`, timeZone);

/** When a period began. */
export const startOf = (period: Period, now: Date): string =>
  new Date(now.getTime() - Number(period) * DAY_MS).toISOString();

type FilterParams = Pick<
  LeadsSearchParams,
  'owner' | 'overdue' | 'due' | 'status' | 'interest' | 'source' | 'period'
>;

export const NO_FILTERS: Record<keyof FilterParams, undefined> = {
  owner: undefined,
  overdue: undefined,
  due: undefined,
  status: undefined,
  interest: undefined,
  source: undefined,
  period: undefined,
};

/** The filters of an address; unknown words in it are ignored. */
export const readLeadFilters = (params: FilterParams): LeadFilters => ({
  owner: oneOf(['mine', 'none'], params.owner),
  isOverdue: params.overdue === 'true',
  due: oneOf(DUE_DAYS, params.due),
  status: oneOf(LEAD_STATUSES, params.status),
  interest: oneOf(INTERESTS, params.interest),
  source: params.source,
  period: oneOf(PERIODS, params.period),
});

const countActive = (filters: LeadFilters) => Object.values(filters).filter(Boolean).length;
export const hasFilters = (filters: LeadFilters) => countActive(filters) > 0;

interface Viewer {
  /** The id of the current user; undefined until it is known. */
  me: string | undefined;
  now: Date;
  /** Of the console. */
  timeZone: string;
}

/** The leads that match all of the filters, in the same order. */
export function filterLeads(leads: Lead[], filters: LeadFilters, viewer: Viewer): Lead[] {
  if (!hasFilters(filters)) return leads;
  const { me, now, timeZone } = viewer;
  const { owner, due, status, interest, source, period } = filters;
  const dueBefore = due && endOfDue(due, now, timeZone);
  const from = period && startOf(period, now);
  const ownerId = owner === 'mine' ? me : null;
  return leads.filter(
    (lead) =>
      (!owner || lead.ownerId === ownerId) &&
      (!filters.isOverdue || isOverdue(lead.dueAt, now)) &&
      (!dueBefore || (lead.dueAt !== null && lead.dueAt < dueBefore)) &&
      (!status || lead.status === status) &&
      (!interest || lead.interest === interest) &&
      (!source || sourceName(lead.source) === source) &&
      (!from || lead.createdAt >= from),
  );
}

export interface FilterCounts {
  mine: number;
  unassigned: number;
  overdue: number;
}

/** How many leads each of the three filters would show alone. */
export function countFilters(
  leads: readonly Lead[],
  { me, now }: Omit<Viewer, 'timeZone'>,
): FilterCounts {
  const counts = { mine: 0, unassigned: 0, overdue: 0 };
  for (const { ownerId, dueAt } of leads) {
    if (ownerId === null) counts.unassigned += 1;
    else if (ownerId === me) counts.mine += 1;
    if (isOverdue(dueAt, now)) counts.overdue += 1;
  }
  return counts;
}

const MAX_SOURCES = 50;

/** The sources of the leads, the most frequent first. */
export function listSources(leads: readonly Lead[]): string[] {
  const counts = new Map<string, number>();
  for (const { source } of leads) {
    const name = sourceName(source);
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const byCount = [...counts].sort(([, one], [, other]) => other - one);
  return byCount.slice(0, MAX_SOURCES).map(([name]) => name);
}

/** Why filters show nothing. */
export function describeEmpty(filters: LeadFilters): string {
  const { owner, status } = filters;
  if (countActive(filters) > 1) return 'No leads match these filters';
  if (owner === 'mine') return 'No lead is yours';
  if (owner === 'none') return 'Every lead has an owner';
  if (filters.isOverdue) return 'No lead is overdue';
  if (filters.due) return 'No lead is due by then';
  if (status) return `No lead is ${STATUS_LABELS[status].toLowerCase()}`;
  if (filters.period) return 'No leads in this time';
  if (filters.source) return 'No leads from this source';
  return 'No leads with this interest';
}
