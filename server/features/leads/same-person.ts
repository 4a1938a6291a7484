import { and, eq, ne, not, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from '../../../db/client';
import { leads } from '../../../db/schema/leads';
import { samePeople } from '../../../db/schema/same-people';
import { isMailbox, mailboxOf } from '../../core/mailbox';
import { newestFirst } from '../../core/pagination';
import { isAddress } from '../../core/personal-data';
import type { Written } from '../activities/domain-event';
import { getStoredLead } from './leads.service';

const MAX_INQUIRIES = 20;

/** Whether somebody has confirmed that all addresses of the mailbox are one person's. */
const isConfirmed = (database: Database, email: string): boolean =>
  database
    .select()
    .from(samePeople)
    .where(eq(samePeople.id, mailboxOf(email)))
    .get() !== undefined;

/**
 * The rows of the person with this address, ignoring case. Addresses that differ by their tag are
 * included once somebody has confirmed them.
 */
export function ofSamePerson(
  database: Database,
  email: string,
): (column: SQLiteColumn) => SQL | undefined {
  const matches = isConfirmed(database, email) ? isMailbox : isAddress;
  return (column) => matches(column, email);
}

const columns = {
  id: leads.id,
  email: leads.email,
  message: leads.message,
  status: leads.status,
  lostReason: leads.lostReason,
  createdAt: leads.createdAt,
};

/**
 * The other inquiries of the same address, and those of the same mailbox with another tag, each the
 * newest first. Spam is left out.
 */
export function findSamePerson(database: Database, id: string) {
  const { email } = getStoredLead(database, id);
  const read = (condition: SQL | undefined) =>
    database
      .select(columns)
      .from(leads)
      .where(and(condition, eq(leads.isSpam, false), ne(leads.id, id)))
      .orderBy(...newestFirst(leads.createdAt, leads.id))
      .limit(MAX_INQUIRIES)
      .all();
  return {
    isConfirmed: isConfirmed(database, email),
    sameAddress: read(isAddress(leads.email, email)),
    otherTags: read(and(isMailbox(leads.email, email), not(isAddress(leads.email, email)))),
  };
}

/** The other addresses of a mailbox, in lower case, of which there are inquiries. */
export const otherAddressesOf = (database: Database, email: string): string[] =>
  database
    .selectDistinct({ address: sql<string>`lower(${leads.email})` })
    .from(leads)
    .where(and(isMailbox(leads.email, email), not(isAddress(leads.email, email))))
    .limit(MAX_INQUIRIES)
    .all()
    .map(({ address }) => address);

/** Shows all addresses of a lead's mailbox on one timeline, or no longer. Every row stays as it is. */
export function confirmSamePerson(
  database: Database,
  { id, isSame }: { id: string; isSame: boolean },
  { now, by }: { now: string; by: string },
): Written<null> {
  const { email } = getStoredLead(database, id);
  if (isConfirmed(database, email) === isSame) return { result: null, event: null };
  const mailbox = mailboxOf(email);
  if (isSame) {
    database.insert(samePeople).values({ id: mailbox, confirmedBy: by, createdAt: now }).run();
  } else {
    database.delete(samePeople).where(eq(samePeople.id, mailbox)).run();
  }
  const type = isSame ? 'lead.addresses_joined' : 'lead.addresses_parted';
  return { result: null, event: { type, subjectId: id, data: {} } };
}
