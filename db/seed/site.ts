import type { Database } from '../client';
import { caseStudies } from '../schema/case-studies';
import { insights } from '../schema/insights';
import { teamMembers } from '../schema/team-members';
import { hasContent } from './has-content';
import { sampleInsights, sampleMembers, sampleStudies } from './samples';

/**
 * Stores the site's own people, case studies and insights in a database without content. A database
 * with content is not changed, so that edits of staff are never overwritten.
 */
export function seedSite(database: Database): void {
  database.$client
    .transaction(() => {
      if (hasContent(database)) return;
      const memberIds = storeTeam(database);
      storeStudies(database, { memberIds, insightIds: storeInsights(database, memberIds) });
    })
    .immediate();
}

type Ids = Map<string, string>;

function storeTeam(database: Database): Ids {
  const stored = sampleMembers().map(({ key, values, createdAt }) => {
    const row = { ...values, isSample: true, createdAt, updatedAt: createdAt };
    return [key, database.insert(teamMembers).values(row).returning().get().id] as const;
  });
  return new Map(stored);
}

function storeInsights(database: Database, memberIds: Ids): Ids {
  const ids: Ids = new Map();
  for (const { values, language, publishedAt, updatedAt, author, original } of sampleInsights()) {
    const row = database
      .insert(insights)
      .values({
        ...values,
        language,
        publishedAt,
        status: 'published',
        authorId: memberIds.get(author) ?? null,
        translationOf: original === null ? null : (ids.get(original) ?? null),
        isSample: true,
        updatedAt,
      })
      .returning({ id: insights.id })
      .get();
    ids.set(values.slug, row.id);
  }
  return ids;
}

function storeStudies(
  database: Database,
  { memberIds, insightIds }: { memberIds: Ids; insightIds: Ids },
): void {
  const ids: Ids = new Map();
  for (const study of sampleStudies()) {
    const { values, language, author, relatedInsight, createdAt, original } = study;
    const times = { publishedAt: createdAt, createdAt, updatedAt: createdAt };
    const references = {
      authorId: memberIds.get(author) ?? null,
      relatedInsightId: insightIds.get(relatedInsight) ?? null,
      translationOf: original === null ? null : (ids.get(original) ?? null),
    };
    const row = { ...values, ...times, ...references, language, isSample: true };
    const { id } = database.insert(caseStudies).values(row).returning({ id: caseStudies.id }).get();
    ids.set(values.slug, id);
  }
}
