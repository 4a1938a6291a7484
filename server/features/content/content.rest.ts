import type { RestRow } from '../../http/rest';

const list = (path: string, procedure: string): RestRow => ({
  method: 'get',
  path,
  procedure,
  status: 200,
  input: () => undefined,
});

const create = (path: string, procedure: string): RestRow => ({
  method: 'post',
  path,
  procedure,
  status: 201,
  input: ({ body }) => body(),
  isCreating: true,
});

const update = (path: string, procedure: string): RestRow => ({
  method: 'put',
  path: `${path}/:id`,
  procedure,
  status: 200,
  input: ({ update: changes }) => changes(),
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
  list('/api/admin/pages', 'pages.list'),
  create('/api/admin/pages', 'pages.create'),
  update('/api/admin/pages', 'pages.update'),
  {
    method: 'delete',
    path: '/api/admin/pages/:id',
    procedure: 'pages.remove',
    status: 204,
    input: ({ params }) => ({ id: params.id }),
  },
  create('/api/admin/case-studies', 'caseStudies.create'),
  update('/api/admin/case-studies', 'caseStudies.update'),
  create('/api/admin/insights', 'insights.create'),
  update('/api/admin/insights', 'insights.update'),
];
