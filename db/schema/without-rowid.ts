import { activities } from './activities';
import { analyticsCounts, analyticsSessions, analyticsSources, eventLog } from './analytics';
import { leadCounts } from './leads';

/**
 * Tables stored in the order of their key, in half the space. Drizzle does not support
 * `WITHOUT ROWID`: write it into each migration that creates or recreates such a table.
 */
export const WITHOUT_ROWID = [
  activities,
  analyticsCounts,
  analyticsSessions,
  analyticsSources,
  eventLog,
  leadCounts,
];
