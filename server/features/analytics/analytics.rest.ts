import { defineRoute, read, readList, type Route } from '../../rest/define-route';
import { listOf, ref } from '../../rest/openapi/json-schema';

export const analyticsRest: Route[] = [
  defineRoute({
    method: 'post',
    path: '/api/analytics/track',
    procedure: 'analytics.track',
    status: 202,
    input: (request) => request.body(),
    summary: 'Track an event',
    returns: ref('Accepted'),
  }),
  read('/api/admin/analytics/stats', 'analytics.stats', {
    summary: 'Read the figures of a period',
    returns: ref('Stats'),
    query: ['period', 'from', 'to'],
    respond: ({ totalEvents, totalConversions, conversionRate, topEvents, recentActivity }) => ({
      totalEvents,
      totalConversions,
      conversionRate,
      topEvents,
      recentActivity,
    }),
  }),
  read('/api/admin/analytics/sources', 'analytics.sources', {
    summary: 'Read where the sessions of a period came from, and how far they went',
    returns: ref('Sources'),
    query: ['period', 'from', 'to', 'filter'],
  }),
  readList('/api/admin/analytics/events', 'analytics.events', {
    summary: 'List the events, newest first',
    returns: listOf(ref('Event')),
    rows: 'events',
    query: ['period', 'from', 'to', 'type'],
    isAlwaysPaged: true,
  }),
  readList('/api/admin/analytics/conversions', 'analytics.conversions', {
    summary: 'List the conversions, newest first',
    returns: listOf(ref('Conversion')),
    rows: 'conversions',
    query: ['period', 'from', 'to', 'type'],
    isAlwaysPaged: true,
  }),
];
