import type { Database } from '../../../db/client';
import { newId } from '../../../db/ids';
import type { Examples } from '../examples.types';
import { bySystem, recordActivity } from './record-activity';

/** Records an event of a lead that does not exist. */
export function storeActivity(database: Database, now = new Date().toISOString()): string {
  const subjectId = newId();
  recordActivity(
    database,
    { type: 'lead.created', subjectId, data: { isSpam: false } },
    bySystem(now),
  );
  return subjectId;
}

export const activitiesExamples: Examples = {
  actors: {},
  list: {
    good: ({ database }) => ({ subjectType: 'lead', subjectId: storeActivity(database) }),
    bad: { type: 'lead.sold' },
  },
};
