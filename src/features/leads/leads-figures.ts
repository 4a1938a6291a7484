import type { Stat } from '../../components/stat-cards';
import { formatCount, formatKnownCount } from '../../lib/numbers';
import type { Lead } from './leads-cache';

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

interface Loaded {
  leads: Lead[];
  /** The total; undefined until the first page is loaded. */
  count: number | undefined;
  isComplete: boolean;
}

/** The four cards. Months use the user's time zone. */
export function leadStats({ leads, count, isComplete }: Loaded, now: Date): Stat[] {
  const monthStart = new Date(now.getFullYear(), now.getMonth(), 1).toISOString();
  const nextMonth = new Date(now.getFullYear(), now.getMonth() + 1, 1).toISOString();
  const thisMonth = leads.filter(
    ({ createdAt }) => createdAt >= monthStart && createdAt < nextMonth,
  ).length;
  const withCompany = leads.filter(({ company }) => company).length;
  const oldest = leads.at(-1);
  const hasEarlier = oldest !== undefined && oldest.createdAt < monthStart;
  const since =
    isComplete && oldest ? month.format(new Date(oldest.createdAt)) : 'the first inquiry';
  return [
    {
      label: 'Total Leads',
      value: formatKnownCount(count),
      caption: count === 0 ? 'none so far' : `since ${since}`,
    },
    {
      label: 'This Month',
      value: isComplete || hasEarlier ? formatCount(thisMonth) : undefined,
      caption: month.format(now),
    },
    {
      label: 'With Company',
      value: isComplete ? formatCount(withCompany) : undefined,
      caption:
        isComplete && leads.length > 0
          ? `${Math.round((100 * withCompany) / leads.length)}% of all leads`
          : 'of all leads',
    },
    {
      label: 'Conversion Rate',
      value: count === undefined ? undefined : count > 0 ? '100%' : '0%',
      caption: 'inquiries stored as leads',
    },
  ];
}
