import { Readable } from 'node:stream';
import type * as z from 'zod/mini';
import { calendarOf } from '../../core/calendar';
import type { Download } from '../../rest/download';
import { exported, writeLeads } from './export-leads';
import { exportLeadsSchema, LEAD_FILTERS } from './leads.schema';
import { listLeads } from './list-leads';

export const leadsDownload: Download = {
  path: '/api/admin/leads/export',
  name: 'leads.export',
  summary: 'Export the leads of a filter as a CSV file, newest first',
  permissions: ['leads:export'],
  contentType: 'text/csv; charset=utf-8',
  query: { names: [...LEAD_FILTERS, 'isSpam'], schema: exportLeadsSchema },
  open: async ({ deps, now, write, query }) => {
    const filters = query as z.output<typeof exportLeadsSchema>;
    const { count } = await listLeads(deps.database, { ...filters, limit: 1 }, now);
    await write(() => exported(count));
    const day = calendarOf(deps.settings.timeZone).dayOf(Date.parse(now));
    return {
      filename: `leads-${day}.csv`,
      stream: Readable.from(writeLeads(deps.database, filters, now), { objectMode: false }),
    };
  },
};
