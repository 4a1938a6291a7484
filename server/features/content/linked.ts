import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import type { Language } from '../../../db/public-enums';
import { caseStudies } from '../../../db/schema/case-studies';
import { insights } from '../../../db/schema/insights';
import { pages } from '../../../db/schema/pages';
import { teamMembers } from '../../../db/schema/team-members';
import { pathIn } from '../../../src/config/languages';
import { personPath } from '../../../src/config/pages';
import { INVENTED_PERSON } from '../../../src/config/invented';
import { personAnchor } from '../team/team.service';
import type { ContentTable } from './references';

interface Linked {
  id: string;
  translationOf: string | null;
  authorId: string | null;
  language: Language;
}

const TABLES = { insight: insights, case_study: caseStudies, page: pages };

/** What a public page says of other rows: its author, and its published versions in other languages. */
export function linkedTo(database: Database, type: keyof typeof TABLES, row: Linked) {
  const table: ContentTable = TABLES[type];
  const originalId = row.translationOf ?? row.id;
  const translations = database
    .select({ language: table.language, slug: table.slug })
    .from(table)
    .where(
      and(
        or(eq(table.id, originalId), eq(table.translationOf, originalId)),
        ne(table.id, row.id),
        eq(table.status, 'published'),
      ),
    )
    .all();
  const { id, name, role, city, history, isSample } = teamMembers;
  const hasPage = and(eq(teamMembers.language, row.language), eq(teamMembers.isHidden, false));
  const author =
    row.authorId === null
      ? undefined
      : database
          .select({
            ...{ id, anchor: personAnchor, name, role, city, history, isSample },
            hasPage: sql<boolean>`${hasPage}`.mapWith(Boolean),
          })
          .from(teamMembers)
          .where(eq(teamMembers.id, row.authorId))
          .get();
  // As schema.org names it. A person is one in both languages, with a page in each.
  const person = author && {
    '@type': 'Person',
    '@id': `/about#${author.anchor}`,
    url: pathIn(row.language, author.hasPage ? personPath(author.anchor) : '/about'),
    name: author.name,
    jobTitle: author.role ?? undefined,
    description: author.history ?? undefined,
    disambiguatingDescription: author.isSample ? INVENTED_PERSON[row.language] : undefined,
  };
  return {
    translations,
    author: author ?? null,
    structured: { inLanguage: row.language, ...(person && { author: person }) },
  };
}
