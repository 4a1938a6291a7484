import { create, read, type Route, update } from '../../rest/define-route';
import { isPaged, linkToNext } from '../../rest/lists';
import { ref } from '../../rest/openapi/json-schema';
import { streamList } from '../../rest/stream-list';

export const leadsRest: Route[] = [
  create('/api/contact', 'leads.create', {
    summary: 'Send an inquiry',
    returns: ref('Inquiry'),
    hidden: ['faxNumber'],
  }),
  read('/api/admin/leads', 'leads.list', {
    summary: 'List the leads, newest first, and count them',
    returns: ref('Leads'),
    query: ['limit', 'cursor', 'search', 'status', 'ownerId', 'overdue', 'interest', 'from', 'to'],
    respond: ({ leads, count, nextCursor }, call) => {
      if (isPaged(call.url)) {
        linkToNext(call, nextCursor);
        return { leads, count };
      }
      return streamList({
        before: '{"leads":[',
        first: { rows: leads, nextCursor },
        next: async (cursor) => {
          const page = await call.again({ cursor });
          return { rows: page.leads, nextCursor: page.nextCursor };
        },
        after: `],"count":${count}}`,
      });
    },
  }),
  update('/api/admin/leads', 'leads.update', {
    summary: 'Correct a lead, hand it over or move it along',
    returns: ref('Lead'),
    conflict: 'The lead has been changed since the update began.',
  }),
];
