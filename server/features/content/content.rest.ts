import type { RestRow } from '../../http/rest';

const list = (path: string, procedure: string): RestRow => ({
  method: 'get',
  path,
  procedure,
  status: 200,
  input: () => undefined,
});

export const contentRest: RestRow[] = [
  list('/api/case-studies', 'caseStudies.list'),
  list('/api/case-studies/featured', 'caseStudies.featured'),
  list('/api/insights', 'insights.list'),
  list('/api/insights/recent', 'insights.recent'),
  {
    method: 'get',
    path: '/api/insights/:slug',
    procedure: 'insights.bySlug',
    status: 200,
    input: ({ params }) => ({ slug: params.slug }),
  },
];
