import { Readable } from 'node:stream';
import type * as z from 'zod/mini';
import type { Database } from '../../../db/client';
import { BYTE_ORDER_MARK, csvRow } from '../../../src/lib/csv-row';
import { calendarOf } from '../../core/calendar';
import { inSlice } from '../../core/slices';
import type { Download } from '../../rest/download';
import { exportLogSchema } from './analytics.schema';
import { listConversions, listEvents } from './lists.service';
import { type Bounds, boundsOf, spanOf } from './periods';

/** Few enough that a page takes less than 20 ms. */
const ROWS_PER_PAGE = 500;

type Query = z.output<typeof exportLogSchema>;
type Cell = string | null;

interface Page {
  rows: Cell[][];
  nextCursor: string | null;
}

interface Log {
  noun: 'events' | 'conversions';
  header: string[];
  read: (
    database: Database,
    bounds: Bounds,
    page: { limit: number; cursor: string | null; type: Query['type'] },
  ) => Page;
}

const LOGS: Log[] = [
  {
    noun: 'events',
    header: ['Time', 'Type', 'Session', 'Data', 'User Agent', 'IP', 'Page'],
    read: (database, bounds, page) => {
      const { events, nextCursor } = listEvents(database, bounds, page);
      const rows = events.map((event) => [
        event.createdAt,
        event.eventType,
        event.sessionId,
        event.eventData && JSON.stringify(event.eventData),
        event.userAgent,
        event.ip,
        event.referrer,
      ]);
      return { rows, nextCursor };
    },
  },
  {
    noun: 'conversions',
    header: ['Time', 'Type', 'Session', 'Value', 'Lead ID'],
    read: (database, bounds, page) => {
      const { conversions, nextCursor } = listConversions(database, bounds, page);
      const rows = conversions.map((conversion) => [
        conversion.createdAt,
        conversion.conversionType,
        conversion.sessionId,
        conversion.value,
        conversion.leadId,
      ]);
      return { rows, nextCursor };
    },
  },
];

/** The two lists as CSV files, newest first. */
export const logDownloads: Download[] = LOGS.map((log) => ({
  path: `/api/admin/analytics/${log.noun}/export`,
  name: `analytics.export${log.noun === 'events' ? 'Events' : 'Conversions'}`,
  summary: `Export the ${log.noun} as a CSV file, newest first`,
  permissions: ['analytics:read'],
  contentType: 'text/csv; charset=utf-8',
  query: { names: ['period', 'from', 'to', 'type'], schema: exportLogSchema },
  open: ({ deps, now, query }) => {
    const { type, ...period } = query as Query;
    const calendar = calendarOf(deps.settings.timeZone);
    const today = calendar.dayOf(Date.parse(now));
    const span = spanOf(period, today);
    const rows = writeLog(deps.database, log, boundsOf(calendar, span), type);
    return Promise.resolve({
      filename: `${log.noun}-${span ? `${span.from}-to-${span.to}` : today}.csv`,
      stream: Readable.from(rows, { objectMode: false }),
    });
  },
}));

/** Page by page, so that one page is in memory at a time and other requests run in between. */
async function* writeLog(
  database: Database,
  { header, read }: Log,
  bounds: Bounds,
  type: Query['type'],
): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${csvRow(header)}\r\n`;
  let cursor: string | null = null;
  do {
    const next = { limit: ROWS_PER_PAGE, cursor, type };
    const page: Page = await inSlice(() => read(database, bounds, next));
    if (page.rows.length > 0) yield page.rows.map((row) => `${csvRow(row)}\r\n`).join('');
    cursor = page.nextCursor;
  } while (cursor !== null);
}
