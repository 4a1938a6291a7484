import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { caseStudies } from '../../../db/schema/case-studies';
import { insights } from '../../../db/schema/insights';
import { teamMembers } from '../../../db/schema/team-members';
import { nextVersion } from '../../core/versions';
import type { DomainEvent, Written } from '../activities/domain-event';
import { type Editor, publicationAfter } from '../content/publication';
import { storeVersionBefore } from '../revisions/store-revision';

const NOUNS = [
  { type: 'insight', table: insights, moved: 'insight.status_changed' },
  { type: 'case_study', table: caseStudies, moved: 'case_study.status_changed' },
] as const;

/**
 * Takes what came with the product off the site: articles and case studies are unpublished, and the
 * invented people hidden. Nothing is deleted, and an update of the samples brings none of it back.
 */
export function unpublishSamples(
  database: Database,
  editor: Editor,
): Written<{ items: number; people: number }> {
  const items = NOUNS.flatMap((noun) => unpublish(database, noun, editor));
  const people = hidePeople(database, editor.now);
  return {
    result: { items: items.length, people: people.length },
    event: null,
    events: [...items, ...people],
  };
}

function unpublish(
  database: Database,
  { type, table, moved }: (typeof NOUNS)[number],
  editor: Editor,
): DomainEvent[] {
  const isShown = and(eq(table.isSample, true), inArray(table.status, ['published', 'scheduled']));
  const rows: (typeof insights.$inferSelect | typeof caseStudies.$inferSelect)[] = database
    .select()
    .from(table)
    .where(isShown)
    .all();
  return rows.map((row) => {
    const after = publicationAfter(row, { status: 'unpublished' }, editor);
    storeVersionBefore(database, type, row);
    database
      .update(table)
      .set({ ...after, updatedAt: nextVersion(row, editor.now) })
      .where(eq(table.id, row.id))
      .run();
    const data = { fields: ['status'], from: row.status, to: after.status };
    return { type: moved, subjectId: row.id, data };
  });
}

function hidePeople(database: Database, now: string): DomainEvent[] {
  const rows = database
    .select({ id: teamMembers.id, updatedAt: teamMembers.updatedAt })
    .from(teamMembers)
    .where(and(eq(teamMembers.isSample, true), eq(teamMembers.isHidden, false)))
    .all();
  return rows.map((row) => {
    database
      .update(teamMembers)
      .set({ isHidden: true, updatedAt: nextVersion(row, now) })
      .where(eq(teamMembers.id, row.id))
      .run();
    const data = { fields: ['isHidden'] };
    return { type: 'team_member.updated', subjectId: row.id, data };
  });
}
