import { ref } from '../../http/json-schema';
import type { RestRow } from '../../http/rest';
import { isPaged, linkToNext } from '../../http/rest-lists';
import { streamList } from '../../http/rest-stream';
import { create, read } from '../../http/row-kinds';

interface LeadsPage {
  leads: unknown[];
  count: number;
  nextCursor: string | null;
}

export const leadsRest: RestRow[] = [
  create('/api/contact', 'leads.create', {
    summary: 'Send an inquiry',
    returns: ref('Inquiry'),
    hides: ['faxNumber'],
  }),
  read('/api/admin/leads', 'leads.list', {
    summary: 'List the leads, newest first, and count them',
    returns: ref('Leads'),
    query: ['limit', 'cursor', 'search'],
    answer: ({ leads, count, nextCursor }: LeadsPage, call) => {
      if (isPaged(call.url)) {
        linkToNext(call, nextCursor);
        return { leads, count };
      }
      return streamList({
        before: '{"leads":[',
        first: { rows: leads, nextCursor },
        next: async (cursor) => {
          const page = (await call.again({ cursor })) as LeadsPage;
          return { rows: page.leads, nextCursor: page.nextCursor };
        },
        after: `],"count":${count}}`,
      });
    },
  }),
];
