import { create, read, readList, type Route, update } from '../../rest/define-route';
import { isPaged, linkToNext } from '../../rest/lists';
import { listOf, ref } from '../../rest/openapi/json-schema';
import { streamList } from '../../rest/stream-list';
import { LEAD_FILTERS } from './leads.schema';

const TIMELINE = '/api/admin/leads/:id/timeline';

export const leadsRest: Route[] = [
  create('/api/contact', 'leads.create', {
    summary: 'Send an inquiry',
    returns: ref('Inquiry'),
    hidden: ['faxNumber'],
  }),
  read('/api/admin/leads', 'leads.list', {
    summary: 'List the leads, newest first, and count them',
    note: '`search` looks in name, e-mail address, company and interest. `from` and `to` are moments; `to` is not included.',
    returns: ref('Leads'),
    query: ['limit', 'cursor', ...LEAD_FILTERS, 'isSpam'],
    respond: ({ leads, count, nextCursor }, call) => {
      if (isPaged(call.url)) {
        linkToNext(call, nextCursor);
        return { leads, count };
      }
      return streamList({
        before: '{"leads":[',
        first: { rows: leads, nextCursor },
        next: async (cursor) => {
          const page = await call.again({ cursor, isCounted: false });
          return { rows: page.leads, nextCursor: page.nextCursor };
        },
        after: `],"count":${count}}`,
      });
    },
  }),
  read('/api/admin/leads/:id', 'leads.detail', {
    summary: 'Read a lead',
    returns: ref('Lead'),
  }),
  update('/api/admin/leads', 'leads.update', {
    summary: 'Correct a lead, hand it over or move it along',
    returns: ref('Lead'),
    conflict: 'The lead has been changed since the update began.',
  }),
  readList(TIMELINE, 'leads.timeline', {
    summary: 'List what has happened with a lead, oldest first; the next page is the earlier one',
    returns: listOf(ref('TimelineEntry')),
    rows: 'entries',
    isAlwaysPaged: true,
  }),
  create(TIMELINE, 'leads.addNote', {
    summary: 'Add a note to a lead, or log a call or an answer of the visitor',
    returns: ref('LeadNote'),
  }),
];
