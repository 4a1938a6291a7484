import { Readable } from 'node:stream';
import type * as z from 'zod/mini';
import { calendarOf } from '../../core/calendar';
import type { Download } from '../../rest/download';
import { exported, writeLeads } from './export-leads';
import { exportLeadsSchema, LEAD_FILTERS } from './leads.schema';
import { matchingLeads } from './leads.service';

export const leadsDownload: Download = {
  path: '/api/admin/leads/export',
  name: 'leads.export',
  summary: 'Export the leads of a filter as a CSV file, newest first',
  permissions: ['leads:export'],
  contentType: 'text/csv; charset=utf-8',
  query: { names: [...LEAD_FILTERS, 'isSpam'], schema: exportLeadsSchema },
  open: async ({ deps, now, write, query }) => {
    const filters = query as z.output<typeof exportLeadsSchema>;
    const { readRows, readCount } = matchingLeads(deps.database, filters, now);
    await write(() => exported(readCount()));
    const day = calendarOf(deps.settings.timeZone).dayOf(Date.parse(now));
    return {
      filename: `leads-${day}.csv`,
      stream: Readable.from(writeLeads(deps.database, readRows), { objectMode: false }),
    };
  },
};
