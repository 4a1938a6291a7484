import { listOf, ref } from '../../http/json-schema';
import type { RestRow } from '../../http/rest';
import { read, readList } from '../../http/row-kinds';

interface Stats {
  totalEvents: number;
  totalConversions: number;
  conversionRate: number;
  topEvents: unknown[];
  recentActivity: unknown[];
}

export const analyticsRest: RestRow[] = [
  {
    method: 'post',
    path: '/api/analytics/track',
    procedure: 'analytics.track',
    status: 202,
    input: (request) => request.body(),
    summary: 'Track an event',
    returns: ref('Accepted'),
  },
  read('/api/admin/analytics/stats', 'analytics.stats', {
    summary: 'Read the figures of a period',
    returns: ref('Stats'),
    query: ['period'],
    answer: ({
      totalEvents,
      totalConversions,
      conversionRate,
      topEvents,
      recentActivity,
    }: Stats) => ({ totalEvents, totalConversions, conversionRate, topEvents, recentActivity }),
  }),
  readList('/api/admin/analytics/events', 'analytics.events', {
    summary: 'List the events, newest first',
    returns: listOf(ref('Event')),
    rows: 'events',
    query: ['type'],
    isEndless: true,
  }),
  readList('/api/admin/analytics/conversions', 'analytics.conversions', {
    summary: 'List the conversions, newest first',
    returns: listOf(ref('Conversion')),
    rows: 'conversions',
    query: ['type'],
    isEndless: true,
  }),
];
