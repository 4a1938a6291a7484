import { and, eq, gte, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { leadCounts, leads } from '../../../db/schema/leads';
import { DIRECT, LEAD_FILTERS, type LeadFilters, NOBODY } from './leads.schema';

/** What a list shows. The search is folded, the timeline in lower case; an empty text for none. */
export interface WantedLeads extends Partial<LeadFilters> {
  isSpam: boolean;
  search: string;
  timeline: string;
  now: string;
}

/** The same as `sourceName`. */
const sourceColumn = sql`iif(${leads.source} is null, null, coalesce(
  ${leads.source} ->> '$.utm.source', ${leads.source} ->> '$.referrer', ${DIRECT}))`;

/** All conditions but the period and the timeline. */
export function conditionsOf(wanted: WantedLeads): SQL[] {
  const { isSpam, search, status, ownerId, overdue, dueBefore, interest, source, now } = wanted;
  const isOverdue = and(isNotNull(leads.dueAt), lt(leads.dueAt, now));
  const isNotOverdue = or(isNull(leads.dueAt), gte(leads.dueAt, now));
  const filters: Record<keyof Omit<LeadFilters, 'from' | 'to'>, SQL | undefined | '' | null> = {
    status: status && eq(leads.status, status),
    ownerId: ownerId && (ownerId === NOBODY ? isNull(leads.ownerId) : eq(leads.ownerId, ownerId)),
    overdue: typeof overdue === 'boolean' ? (overdue ? isOverdue : isNotOverdue) : null,
    dueBefore: dueBefore && and(isNotNull(leads.dueAt), lt(leads.dueAt, dueBefore)),
    interest: interest && eq(leads.interest, interest),
    source: source && eq(sourceColumn, source),
  };
  const isFound = search && sql`instr(${leads.searchText}, ${search}) > 0`;
  return [eq(leads.isSpam, isSpam), ...Object.values(filters), isFound].filter(isCondition);
}

const isCondition = (condition: SQL | undefined | '' | null): condition is SQL =>
  Boolean(condition);

type Filter = (typeof LEAD_FILTERS)[number];

/** Whether a list is filtered by more than the given names. */
export const isFiltered = (wanted: WantedLeads, otherThan: readonly Filter[] = []): boolean =>
  LEAD_FILTERS.some((name) => !otherThan.includes(name) && (wanted[name] ?? '') !== '');

export function periodOf({ from, to }: WantedLeads): SQL | undefined {
  return and(
    from ? gte(leads.createdAt, from) : undefined,
    to ? lt(leads.createdAt, to) : undefined,
  );
}

/** Rows in the order of the list that one index finds. */
export interface IndexedRows {
  index: string;
  /** What the index begins with. */
  isIn: SQL | undefined;
}

/** The index that leaves the fewest rows to look at, as far as that is known without looking. */
export function indexFor(wanted: WantedLeads): IndexedRows {
  const { isSpam, status, ownerId, overdue, dueBefore } = wanted;
  if (overdue === true || dueBefore)
    return { index: 'leads_with_due_time', isIn: isNotNull(leads.dueAt) };
  if (ownerId === NOBODY) return { index: 'leads_by_owner', isIn: isNull(leads.ownerId) };
  if (ownerId) return { index: 'leads_by_owner', isIn: eq(leads.ownerId, ownerId) };
  if (status) return { index: 'leads_by_status', isIn: eq(leads.status, status) };
  return { index: 'leads_by_time', isIn: eq(leads.isSpam, isSpam) };
}

/** The filters of which `lead_counts` has totals. */
const COUNTED = ['status', 'interest', 'ownerId'] as const;

/** The total from `lead_counts`; undefined if the list filters by something that this table does not have. */
export function countBySort(database: Database, wanted: WantedLeads): number | undefined {
  if (isFiltered(wanted, COUNTED)) return undefined;
  const { isSpam, status, interest, ownerId } = wanted;
  const counted = database
    .select({ count: sql<number>`coalesce(sum(${leadCounts.count}), 0)` })
    .from(leadCounts)
    .where(
      and(
        eq(leadCounts.isSpam, isSpam),
        status ? eq(leadCounts.status, status) : undefined,
        interest ? eq(leadCounts.interest, interest) : undefined,
        ownerId ? eq(leadCounts.ownerId, ownerId === NOBODY ? '' : ownerId) : undefined,
      ),
    )
    .get();
  return counted?.count ?? 0;
}
