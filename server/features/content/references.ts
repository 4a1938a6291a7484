import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import type { Language } from '../../../db/enums';
import type { caseStudies } from '../../../db/schema/case-studies';
import type { insights } from '../../../db/schema/insights';
import type { pages } from '../../../db/schema/pages';
import { teamMembers } from '../../../db/schema/team-members';
import { invalid, taken } from '../../errors';

export type ContentTable = typeof pages | typeof caseStudies | typeof insights;

export interface References {
  language: Language;
  authorId: string | null;
  /** The row that it is a translation of. */
  translationOf: string | null;
}

type ReferenceInput = { [Name in keyof References]?: References[Name] | null | undefined };

const NONE: References & { id: string } = {
  id: '',
  language: 'en',
  authorId: null,
  translationOf: null,
};

/**
 * The language and the references of a row after a write; `stored` is omitted for a new row. Refuses
 * an author or an original that does not exist. Runs in the transaction of the write.
 */
export function referencesAfter(
  database: Database,
  table: ContentTable,
  input: ReferenceInput,
  stored = NONE,
): References {
  const { id } = stored;
  const language = input.language ?? stored.language;
  const authorId = input.authorId === undefined ? stored.authorId : input.authorId;
  const translationOf =
    input.translationOf === undefined ? stored.translationOf : input.translationOf;
  if (authorId !== null) refuseUnknownAuthor(database, authorId);
  if (translationOf === null) refuseLanguageOfTranslation(database, table, { id, language });
  else refuseWrongOriginal(database, table, { id, language, translationOf });
  return { language, authorId, translationOf };
}

function refuseUnknownAuthor(database: Database, authorId: string): void {
  const author = database
    .select({ id: teamMembers.id })
    .from(teamMembers)
    .where(eq(teamMembers.id, authorId))
    .get();
  if (!author) throw invalid('authorId', 'This author does not exist');
}

/** An original is no translation itself, and has one translation into each other language. */
function refuseWrongOriginal(
  database: Database,
  table: ContentTable,
  { id, language, translationOf }: { id: string; language: Language; translationOf: string },
): void {
  const original = database
    .select({ language: table.language, translationOf: table.translationOf })
    .from(table)
    .where(eq(table.id, translationOf))
    .get();
  const refuse = (message: string) => invalid('translationOf', message);
  if (!original) throw refuse('This original does not exist');
  if (translationOf === id) throw refuse('It cannot be a translation of itself');
  if (original.translationOf !== null) throw refuse('The original is a translation itself');
  if (original.language === language) throw refuse('The original has the same language');
  const isOriginal = eq(table.translationOf, id);
  if (database.select({ id: table.id }).from(table).where(isOriginal).get()) {
    throw refuse('It has translations of its own');
  }
  const others = and(
    eq(table.translationOf, translationOf),
    eq(table.language, language),
    ne(table.id, id),
  );
  if (database.select({ id: table.id }).from(table).where(others).get()) {
    throw taken('translationOf', 'The original has a translation into this language already');
  }
}

function refuseLanguageOfTranslation(
  database: Database,
  table: ContentTable,
  { id, language }: { id: string; language: Language },
): void {
  const isTaken = and(eq(table.translationOf, id), eq(table.language, language));
  if (database.select({ id: table.id }).from(table).where(isTaken).get()) {
    throw invalid('language', 'Its translation has this language');
  }
}
