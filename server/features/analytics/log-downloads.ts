import { Readable } from 'node:stream';
import type * as z from 'zod/mini';
import type { Database } from '../../../db/client';
import { BYTE_ORDER_MARK, csvRow } from '../../../src/lib/csv-row';
import { calendarOf } from '../../core/calendar';
import { inSlice } from '../../core/slices';
import type { Download } from '../../rest/download';
import { typeSchema } from './analytics.schema';
import { listConversions, listEvents } from './lists.service';

/** Few enough that a page takes less than 20 ms. */
const ROWS_PER_PAGE = 500;

type Type = z.output<typeof typeSchema>['type'];
type Cell = string | null;

interface Page {
  rows: Cell[][];
  nextCursor: string | null;
}

interface Log {
  noun: 'events' | 'conversions';
  header: string[];
  read: (database: Database, page: { limit: number; cursor: string | null; type: Type }) => Page;
}

const LOGS: Log[] = [
  {
    noun: 'events',
    header: ['Time', 'Type', 'Session', 'Data', 'User Agent', 'IP', 'Page'],
    read: (database, page) => {
      const { events, nextCursor } = listEvents(database, page);
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
    read: (database, page) => {
      const { conversions, nextCursor } = listConversions(database, page);
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
  query: { names: ['type'], schema: typeSchema },
  open: ({ deps, now, query }) => {
    const { type } = query as z.output<typeof typeSchema>;
    const day = calendarOf(deps.settings.timeZone).dayOf(Date.parse(now));
    return Promise.resolve({
      filename: `${log.noun}-${day}.csv`,
      stream: Readable.from(writeLog(deps.database, log, type), { objectMode: false }),
    });
  },
}));

/** Page by page, so that one page is in memory at a time and other requests run in between. */
async function* writeLog(
  database: Database,
  { header, read }: Log,
  type: Type,
): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${csvRow(header)}\r\n`;
  let cursor: string | null = null;
  do {
    const page: Page = await inSlice(() => read(database, { limit: ROWS_PER_PAGE, cursor, type }));
    if (page.rows.length > 0) yield page.rows.map((row) => `${csvRow(row)}\r\n`).join('');
    cursor = page.nextCursor;
  } while (cursor !== null);
}
