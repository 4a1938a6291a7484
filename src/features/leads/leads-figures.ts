import type { Stat } from '../../components/stat-cards';
import type { Lead } from './use-leads';

const number = new Intl.NumberFormat('en-US');
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

/** The four cards. Months are those of the reader's time zone. */
export function leadStats(leads: Lead[], count: number, now: Date): Stat[] {
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
      value: number.format(count),
      caption: oldest ? `since ${month.format(new Date(oldest.createdAt))}` : 'none so far',
    },
    { label: 'This Month', value: number.format(thisMonth), caption: month.format(now) },
    {
      label: 'With Company',
      value: number.format(withCompany),
      caption:
        leads.length > 0
          ? `${Math.round((100 * withCompany) / leads.length)}% of all leads`
          : 'of all leads',
    },
    {
      label: 'Conversion Rate',
      value: count > 0 ? '100%' : '0%',
      caption: 'inquiries stored as leads',
    },
  ];
}
