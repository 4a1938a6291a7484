import { getTableColumns } from 'drizzle-orm';
import { conversions } from '../../../db/schema/analytics';
import { leads } from '../../../db/schema/leads';
import { calendarOf } from '../../core/calendar';
import { isAmong, personalRows } from '../../core/personal-data';
import type { Deps } from '../../deps';
import { defineFeature } from '../define-feature';
import { analyticsRest } from './analytics.rest';
import { analyticsTables } from './analytics.tables';
import { isClockInOrder } from './clock-jumps';
import { repeatWrites } from './remove-old-rows';
import { logDownloads } from './log-downloads';
import { removeOldEvents } from './retention';
import { countBusyDay, countSources } from './source-rollups';
import { trimNextDay } from './trim-counts';

export const analytics = defineFeature({
  router: () => import('./analytics.router'),
  open: { track: 'everybody' },
  rest: analyticsRest,
  downloads: logDownloads,
  responses: async () => (await import('./analytics.responses')).analyticsResponses,
  tag: { name: 'Analytics', description: 'Events, conversions and their totals.' },
  examples: async () => (await import('./analytics.examples')).analyticsExamples,
  personalData: {
    rows: [
      personalRows(conversions, {
        name: 'conversions',
        label: 'Conversions',
        columns: getTableColumns(conversions),
        isOf: ({ idsOf }) => isAmong(conversions.leadId, idsOf(leads)),
        stays: 'It stays in the totals, without its inquiry.',
      }),
    ],
  },
  housekeeping: [countSourcesAndRemoveOldEvents],
  tables: analyticsTables,
});

/** One task, since the sources of a day must be counted before its sessions are removed. */
async function countSourcesAndRemoveOldEvents(deps: Deps): Promise<void> {
  await countAllSources(deps);
  await removeAllOldEvents(deps);
}

/** Counts the sources of days that are over, and those of a busy day that goes on. */
export async function countAllSources({ database, clock, settings }: Deps): Promise<void> {
  const calendar = calendarOf(settings.timeZone);
  const today = calendar.dayOf(clock().getTime());
  await countSources(database, calendar, today);
  await countBusyDay(database, calendar, today);
}

/**
 * Removes expired events and trims old counts, unless the clock has jumped. Pauses between its
 * steps, so that no request waits for all of them.
 */
export async function removeAllOldEvents(deps: Deps): Promise<void> {
  const { database, clock } = deps;
  const { timeZone, retentionDays: days } = deps.settings;
  const now = () => clock().toISOString();
  const today = () => calendarOf(timeZone).dayOf(clock().getTime());
  if (!(await isClockInOrder(deps))) return;
  const steps = [
    () => removeOldEvents(database, { timeZone, days, now: now() }),
    () => trimNextDay(database, timeZone, today()),
  ];
  for (const step of steps) await repeatWrites(database, step);
}
