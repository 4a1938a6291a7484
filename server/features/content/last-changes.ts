import { getTableName } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { caseStudies } from '../../../db/schema/case-studies';
import { insights } from '../../../db/schema/insights';
import { pages } from '../../../db/schema/pages';
import { staffNames } from '../staff/staff-names';
import type { ContentTable } from './references';

interface LastEvent {
  id: string;
  actorType: string;
  actorId: string | null;
  createdAt: number;
}

/**
 * The newest event of each row, found by one look-up in the index of the events of a record. A preview link
 * changes nothing.
 */
const queryFor = (database: Database, table: ContentTable, subjectType: string) =>
  database.$client.prepare<[], LastEvent>(
    `select rows.id, last.actor_type as actorType, last.actor_id as actorId, last.created_at as createdAt
     from ${getTableName(table)} rows
     join activities last on (last.created_at, last.id) = (
       select created_at, id from activities
       where subject_type = '${subjectType}' and subject_id = rows.id and type not like '%.preview_%'
       order by created_at desc, id desc limit 1
     )`,
  );

const queries = prepared((database) => ({
  insight: queryFor(database, insights, 'insight'),
  case_study: queryFor(database, caseStudies, 'case_study'),
  page: queryFor(database, pages, 'page'),
}));

/** Who has changed each row last, and when; rows of seeds have no events. */
export function listLastChanges(database: Database, type: 'insight' | 'case_study' | 'page') {
  const nameOf = staffNames(database);
  const rows = queries(database)[type].all();
  return rows.map(({ id, actorType, actorId, createdAt }) => ({
    id,
    actorType,
    actor: actorId === null ? null : nameOf(actorId),
    createdAt: new Date(createdAt).toISOString(),
  }));
}
