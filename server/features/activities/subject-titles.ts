import { inArray } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from '../../../db/client';
import { accessTokens } from '../../../db/schema/access-tokens';
import { caseStudies } from '../../../db/schema/case-studies';
import { chatConversations } from '../../../db/schema/chat';
import { clients } from '../../../db/schema/clients';
import { insights } from '../../../db/schema/insights';
import { leads } from '../../../db/schema/leads';
import { media } from '../../../db/schema/media';
import { pages } from '../../../db/schema/pages';
import { projectUpdates } from '../../../db/schema/project-updates';
import { projects } from '../../../db/schema/projects';
import { users } from '../../../db/schema/staff';
import type { SubjectType } from './activity-types.schema';

/** The columns that find and name a record. */
const NAMES: Record<SubjectType, { id: SQLiteColumn; title: SQLiteColumn }> = {
  lead: { id: leads.id, title: leads.name },
  case_study: { id: caseStudies.id, title: caseStudies.title },
  insight: { id: insights.id, title: insights.title },
  page: { id: pages.id, title: pages.title },
  media: { id: media.id, title: media.originalName },
  conversation: { id: chatConversations.id, title: chatConversations.visitorName },
  client: { id: clients.id, title: clients.name },
  project: { id: projects.id, title: projects.title },
  project_update: { id: projectUpdates.id, title: projectUpdates.title },
  staff: { id: users.id, title: users.name },
  token: { id: accessTokens.id, title: accessTokens.name },
};

interface Subject {
  subjectType: string;
  subjectId: string;
}

/**
 * Reads the present titles of records, which events do not contain. The title of a record that was
 * removed, or never had one, is null.
 */
export function titlesOf(database: Database, subjects: Subject[]) {
  const titles = new Map<string, string | null>();
  for (const [type, { id, title }] of Object.entries(NAMES)) {
    const ids = subjects.filter(({ subjectType }) => subjectType === type);
    if (ids.length === 0) continue;
    const rows = database
      .select({ id, title })
      .from(id.table)
      .where(inArray(id, [...new Set(ids.map(({ subjectId }) => subjectId))]))
      .all() as { id: string; title: string | null }[];
    for (const row of rows) titles.set(`${type} ${row.id}`, row.title);
  }
  return ({ subjectType, subjectId }: Subject) => ({
    title: titles.get(`${subjectType} ${subjectId}`) ?? null,
    isRemoved: !titles.has(`${subjectType} ${subjectId}`),
  });
}
