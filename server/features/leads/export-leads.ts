import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../../db/client';
import { leads as table } from '../../../db/schema/leads';
import { BYTE_ORDER_MARK, csvRow } from '../../../src/lib/csv-row';
import { isAmong } from '../../core/personal-data';
import { newestFirst } from '../../core/pagination';
import { newId } from '../../../db/ids';
import type { DomainEvent, Written } from '../activities/domain-event';
import { staffNames } from '../staff/staff-names';
import { LEAD_DETAILS } from './leads.schema';
import { type Lead, leadColumns } from './leads.service';
import { type ListLeads, listLeads } from './list-leads';

/** Other requests run between two pages. */
const ROWS_PER_PAGE = 200;

type NameOf = (id: string) => { name: string };

/** The first columns are those of the console's own file. */
const COLUMNS: Record<string, (lead: Lead, nameOf: NameOf) => string | null> = {
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  ...Object.fromEntries(Object.values(LEAD_DETAILS).map(({ label, textOf }) => [label, textOf])),
  Message: ({ message }) => message,
  Date: ({ createdAt }) => createdAt,
  Status: ({ status }) => status,
  'Lost Reason': ({ lostReason }) => lostReason,
  Owner: ({ ownerId }, nameOf) => ownerId && nameOf(ownerId).name,
  Due: ({ dueAt }) => dueAt,
  Answered: ({ answeredAt }) => answeredAt,
  Language: ({ language }) => language,
  Referrer: ({ source }) => source?.referrer ?? null,
  'Landing Page': ({ source }) => source?.landingPage ?? null,
  Campaign: ({ source }) => source?.utm?.campaign ?? null,
};

const HEADER = `${BYTE_ORDER_MARK}${csvRow(Object.keys(COLUMNS))}\r\n`;

function toCsv(leads: Lead[], nameOf: NameOf): string {
  const values = Object.values(COLUMNS);
  return leads.map((lead) => `${csvRow(values.map((of) => of(lead, nameOf)))}\r\n`).join('');
}

/** A CSV file, page by page, so that one page is in memory at a time. */
export async function* writeLeads(
  database: Database,
  filters: ListLeads,
  now: string,
): AsyncGenerator<string> {
  const nameOf = staffNames(database);
  yield HEADER;
  let cursor: string | null = null;
  do {
    const page = { ...filters, limit: ROWS_PER_PAGE, cursor, isCounted: false };
    const { leads, nextCursor }: Awaited<ReturnType<typeof listLeads>> = await listLeads(
      database,
      page,
      now,
    );
    yield toCsv(leads, nameOf);
    cursor = nextCursor;
    await nextTurn();
  } while (cursor !== null);
}

/** A CSV file of these leads, newest first. */
export function exportMany(database: Database, ids: string[]): Written<{ csv: string }> {
  const leads = database
    .select(leadColumns)
    .from(table)
    .where(isAmong(table.id, ids))
    .orderBy(...newestFirst(table.createdAt, table.id))
    .all();
  const { event } = exported(leads.length);
  return { result: { csv: HEADER + toCsv(leads, staffNames(database)) }, event };
}

export function exported(leads: number): Written<null> & { event: DomainEvent } {
  const event = { type: 'data.exported', subjectId: newId(), data: { counts: { leads } } } as const;
  return { result: null, event };
}
