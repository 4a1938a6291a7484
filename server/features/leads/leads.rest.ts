import { isPaged, linkToNext, readPage } from '../../http/rest-lists';
import { streamList } from '../../http/rest-stream';
import type { RestRow } from '../../http/rest';

interface LeadsPage {
  leads: unknown[];
  count: number;
  nextCursor: string | null;
}

export const leadsRest: RestRow[] = [
  {
    method: 'post',
    path: '/api/contact',
    procedure: 'leads.create',
    status: 201,
    input: ({ body }) => body(),
    isCreating: true,
  },
  {
    method: 'get',
    path: '/api/admin/leads',
    procedure: 'leads.list',
    status: 200,
    input: ({ query }) => ({ ...readPage(query), search: query.search }),
    answer: ({ leads, count, nextCursor }: LeadsPage, call) => {
      if (isPaged(call.url)) {
        linkToNext(call, nextCursor);
        return { leads, count };
      }
      const search = call.url.searchParams.get('search') ?? undefined;
      return streamList({
        before: '{"leads":[',
        first: { rows: leads, nextCursor },
        next: async (cursor) => {
          const page = (await call.again({ cursor, search })) as LeadsPage;
          return { rows: page.leads, nextCursor: page.nextCursor };
        },
        after: `],"count":${count}}`,
      });
    },
  },
];
