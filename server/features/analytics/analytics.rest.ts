import type { RestRow } from '../../http/rest';

export const analyticsRest: RestRow[] = [
  {
    method: 'post',
    path: '/api/analytics/track',
    procedure: 'analytics.track',
    status: 202,
    input: ({ body }) => body(),
  },
];
