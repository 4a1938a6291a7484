import type { Period } from '../../../server/features/analytics/periods.schema';
import type { Stat } from '../../components/stat-cards';
import { formatPlainDay } from '../../lib/dates';
import { formatCount } from '../../lib/numbers';
import type { Outputs } from '../../lib/trpc';

type Stats = Outputs['analytics']['stats'];

/** One decimal place, as the card shows it. */
export const formatRate = (percent: number) => `${percent.toFixed(1)}%`;

/** A named period, or one from a day to another. */
type ShownPeriod = Period | 'custom';

export const PERIOD_LABELS: Record<ShownPeriod, string> = {
  today: 'Today',
  '7d': '7 days',
  '30d': '30 days',
  '90d': '90 days',
  '12m': '12 months',
  all: 'All time',
  custom: 'Custom',
};

/** What a period is compared with. */
const BEFORE: Record<Exclude<ShownPeriod, 'all'>, string> = {
  today: 'yesterday up to this hour',
  '7d': 'the 7 days before up to this hour',
  '30d': 'the 30 days before',
  '90d': 'the 90 days before',
  '12m': 'the 12 months before',
  custom: 'the same number of days before',
};

/** The four cards of the dashboard. */
export function statCards(stats: Stats, period: ShownPeriod): Stat[] {
  const { before } = stats;
  const [top] = stats.topEvents;
  const rateChange = before && stats.conversionRate - before.conversionRate;
  const share = 'share of sessions with a conversion';
  return [
    {
      label: 'Total Events',
      value: formatCount(stats.totalEvents),
      caption: stats.since
        ? changeOf(stats.totalEvents, before?.totalEvents, period) || sinceOf(stats.since, period)
        : 'none so far',
    },
    {
      label: 'Conversions',
      value: formatCount(stats.totalConversions),
      caption:
        changeOf(stats.totalConversions, before?.totalConversions, period) ||
        'inquiries from the contact form',
    },
    {
      label: 'Conversion Rate',
      value: formatRate(stats.conversionRate),
      caption: before && before.sessions > 0 ? `${share}, ${points(rateChange ?? 0)}` : share,
    },
    {
      label: 'Top Event',
      value: top?.type ?? 'None',
      isName: true,
      caption: top ? `${formatCount(top.count)} times` : 'nothing happened yet',
    },
  ];
}

const sinceOf = (day: string, period: ShownPeriod) =>
  `${period === 'all' ? '' : 'recorded '}since ${formatPlainDay(day)}`;

/** `+12% against the 30 days before`; empty for all time. */
export function changeOf(now: number, before: number | undefined, period: ShownPeriod): string {
  if (before === undefined || period === 'all') return '';
  if (before === 0) {
    const none = `none ${period === 'today' ? '' : 'in '}${BEFORE[period]}`;
    return now === 0 ? `${none} either` : none;
  }
  const percent = Math.round((100 * (now - before)) / before);
  return `${signed(percent, formatCount(Math.abs(percent)))}% against ${BEFORE[period]}`;
}

function points(change: number): string {
  const size = Math.abs(change).toFixed(1);
  if (size === '0.0') return 'as before';
  return `${signed(change, size)} points`;
}

/** Uses the minus sign, which is as wide as a plus. */
function signed(value: number, size: string): string {
  if (value === 0) return size;
  return `${value > 0 ? '+' : '\u2212'}${size}`;
}
