import { and, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import type { Person, PersonalRows } from '../../core/personal-data';
import { newestFirst, nextCursor, readPage } from '../../core/pagination';
import { otherAddressesOf } from '../leads/same-person';
import { countRows, findPerson, isOf, type PersonalRegister } from './person';
import type { ShowPerson } from './people.schema';

/** A page of the rows of each kind: bounded, however much there is about somebody. */
const ROWS_PER_PAGE = 100;

/**
 * Everything that is stored about the holder of an address, by kind: the first rows of each, or with
 * `section` the page of one kind that a cursor leads to. Kinds without rows are left out.
 */
export function showPerson(
  database: Database,
  register: PersonalRegister,
  { email, section, limit = ROWS_PER_PAGE, cursor }: ShowPerson,
) {
  const person = findPerson(database, register, email);
  const sections = register.rows
    .filter(({ name }) => !section || name === section)
    .map((rows) => {
      const { name, label, stays = null } = rows;
      return {
        name,
        label,
        /** Why erasing leaves these rows. */
        stays,
        count: countRows(database, rows, person),
        ...readRows(database, rows, person, { limit, cursor }),
      };
    });
  return {
    email,
    /** Of the same mailbox with another tag. Their rows are shown and erased by themselves. */
    otherAddresses: otherAddressesOf(database, email),
    sections: sections.filter(({ count }) => count > 0),
  };
}

export type ShownPerson = ReturnType<typeof showPerson>;
export type Section = ShownPerson['sections'][number];

function readRows(
  database: Database,
  rows: PersonalRows,
  person: Person,
  page: { limit: number; cursor?: string | null | undefined },
) {
  const { table, id, createdAt, columns, toRow } = rows;
  const { limit, at, id: before } = readPage(page);
  const found = database
    .select({ ...columns, pageId: id, pageTime: createdAt })
    .from(table)
    .where(and(isOf(rows, person), sql`(${createdAt}, ${id}) < (${at}, ${before})`))
    .orderBy(...newestFirst(createdAt, id))
    .limit(limit)
    .all() as (Record<string, unknown> & { pageId: string; pageTime: string })[];
  const positions = found.map(({ pageId, pageTime }) => ({ id: pageId, at: pageTime }));
  return {
    rows: found.map(({ pageId, pageTime, ...row }) => (toRow ? toRow(row, person) : row)),
    nextCursor: nextCursor(positions, limit, (position) => position.at),
  };
}
