import type { Stat } from '../../components/stat-cards';
import { formatCount } from '../../lib/numbers';
import type { Lead } from './leads-cache';

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

/** The four cards, with dashes until the total is loaded. Months use the user's time zone. */
export function leadStats(leads: Lead[], count: number | undefined, now: Date): Stat[] {
  const isKnown = count !== undefined;
  const show = (value: string) => (isKnown ? value : '–');
  const monthStart = new Date(now.getFullYear(), now.getMonth(), 1).toISOString();
  const nextMonth = new Date(now.getFullYear(), now.getMonth() + 1, 1).toISOString();
  const thisMonth = leads.filter(
    ({ createdAt }) => createdAt >= monthStart && createdAt < nextMonth,
  ).length;
  const withCompany = leads.filter(({ company }) => company).length;
  const oldest = leads.at(-1);
  return [
    {
      label: 'Total Leads',
      value: show(formatCount(count ?? 0)),
      caption: oldest
        ? `since ${month.format(new Date(oldest.createdAt))}`
        : isKnown
          ? 'none so far'
          : 'since the first inquiry',
    },
    { label: 'This Month', value: show(formatCount(thisMonth)), caption: month.format(now) },
    {
      label: 'With Company',
      value: show(formatCount(withCompany)),
      caption:
        leads.length > 0
          ? `${Math.round((100 * withCompany) / leads.length)}% of all leads`
          : 'of all leads',
    },
    {
      label: 'Conversion Rate',
      value: show(count ? '100%' : '0%'),
      caption: 'inquiries stored as leads',
    },
  ];
}
