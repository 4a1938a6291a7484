import { or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { isAddress } from './personal-data';

/** An address in two parts, without the tag of the first: `dana+shop@…` is `dana` of the same. */
function partsOf(email: string) {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  const tagAt = name.indexOf('+');
  return { name: tagAt > 0 ? name.slice(0, tagAt) : name, domain: email.slice(at) };
}

/** The address without its tag, in lower case. */
export function mailboxOf(email: string): string {
  const { name, domain } = partsOf(email);
  return (name + domain).toLowerCase();
}

/** The addresses of a mailbox, with any tag or none. Reads a range of the index of the address. */
export function isMailbox(column: SQLiteColumn, email: string): SQL | undefined {
  const { name, domain } = partsOf(email);
  const address = sql`lower(${column})`;
  return or(
    isAddress(column, name + domain),
    // The comma is the character after the plus sign.
    sql`(${address} >= lower(${`${name}+`}) and ${address} < lower(${`${name},`})
      and substr(${address}, -length(${domain})) = lower(${domain}))`,
  );
}
