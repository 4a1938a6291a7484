import { count, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { isAmong, type Person, type PersonalRows } from '../../core/personal-data';
import type { Feature, MediaReferences } from '../define-feature';
import { type Subjects, subjectsOf } from '../subjects';

/** What the nouns declare about people. */
export interface PersonalRegister {
  /** In the order of the register: rows that others belong to come first. */
  rows: PersonalRows[];
  mediaReferences: MediaReferences[];
  subjects: Subjects;
}

export function personalRegisterOf(features: Record<string, Feature>): PersonalRegister {
  const nouns = Object.values(features);
  return {
    rows: nouns.flatMap(({ personalData }) => personalData?.rows ?? []),
    mediaReferences: nouns.flatMap(({ mediaReferences }) => mediaReferences ?? []),
    subjects: subjectsOf(features),
  };
}

/** Finds a person's rows by the address. Each table is searched once, when it is first asked for. */
export function findPerson(
  database: Database,
  { rows, mediaReferences, subjects }: PersonalRegister,
  email: string,
): Person {
  const found = new Map<unknown, string[]>();
  let files: string[] | undefined;
  const person: Person = {
    email,
    idsOf(table) {
      const known = found.get(table);
      if (known) return known;
      // Rows that refer to any record, such as mail, ask for their own table too.
      found.set(table, []);
      const declared = rows.find((one) => one.table === table);
      const ids = declared ? findIds(database, declared, isOf(declared, person)) : [];
      found.set(table, ids);
      return ids;
    },
    records: () =>
      Object.entries(subjects).flatMap(([subjectType, { id }]) =>
        id && rows.some(({ table }) => table === id.table)
          ? { subjectType, ids: person.idsOf(id.table) }
          : [],
      ),
    files: () =>
      (files ??= mediaReferences
        .filter(({ title }) => rows.some(({ table }) => table === title.table))
        .flatMap((reference) => filesOf(database, reference, person.idsOf(reference.title.table)))),
  };
  return person;
}

/** Without a condition no row is the person's. */
export const isOf = (rows: PersonalRows, person: Person): SQL => rows.isOf(person) ?? sql`false`;

/** The ids of rows that meet a condition. */
export function findIds(
  database: Database,
  { table, id }: PersonalRows,
  condition: SQL,
  limit = -1,
): string[] {
  const found = database.select({ id }).from(table).where(condition).limit(limit).all();
  return (found as { id: string }[]).map((row) => row.id);
}

export function countRows(database: Database, rows: PersonalRows, person: Person): number {
  const query = database.select({ count: count() }).from(rows.table);
  const row = query.where(isOf(rows, person)).get();
  return row?.count ?? 0;
}

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** Everything in some rows that may be the id of a file. */
export function filesOf(database: Database, { title, columns }: MediaReferences, ids: string[]) {
  const { table } = title;
  const id = (table as unknown as { id: PersonalRows['id'] }).id;
  const texts = database
    .select({
      text: sql<string>`${sql.join(
        columns.map((one) => sql`coalesce(${one}, '')`),
        sql` || ' ' || `,
      )}`,
    })
    .from(table)
    .where(isAmong(id, ids))
    .all();
  return [...new Set(texts.flatMap(({ text }) => text.match(UUID) ?? []))];
}
