import { linkToNext, readPage } from '../../http/rest-lists';
import type { RestRow } from '../../http/rest';

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
    input: ({ body }) => body(),
  },
  {
    method: 'get',
    path: '/api/admin/analytics/stats',
    procedure: 'analytics.stats',
    status: 200,
    input: ({ query }) => ({ period: query.period }),
    answer: ({
      totalEvents,
      totalConversions,
      conversionRate,
      topEvents,
      recentActivity,
    }: Stats) => ({ totalEvents, totalConversions, conversionRate, topEvents, recentActivity }),
  },
  {
    method: 'get',
    path: '/api/admin/analytics/events',
    procedure: 'analytics.events',
    status: 200,
    input: ({ query }) => ({ ...readPage(query), type: query.type }),
    answer: (page: { events: unknown[]; nextCursor: string | null }, call) => {
      linkToNext(call, page.nextCursor);
      return page.events;
    },
  },
  {
    method: 'get',
    path: '/api/admin/analytics/conversions',
    procedure: 'analytics.conversions',
    status: 200,
    input: ({ query }) => ({ ...readPage(query), type: query.type }),
    answer: (page: { conversions: unknown[]; nextCursor: string | null }, call) => {
      linkToNext(call, page.nextCursor);
      return page.conversions;
    },
  },
];
