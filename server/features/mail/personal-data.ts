import { and, eq, isNotNull, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { mailOutbox, notificationHours } from '../../../db/schema/mail';
import {
  isAddress,
  isAmong,
  type Person,
  type PersonalData,
  personalRows,
} from '../../core/personal-data';

/**
 * Mail to the person, and notifications about them, which reply to them. Notifications to a mailbox of
 * the staff are about others.
 */
export const mailPersonalData: PersonalData = {
  rows: [
    personalRows(mailOutbox, {
      name: 'mails',
      label: 'Mail that was not delivered',
      columns: {
        id: mailOutbox.id,
        recipient: mailOutbox.recipient,
        replyTo: mailOutbox.replyTo,
        subject: mailOutbox.subject,
        body: mailOutbox.body,
        attempts: mailOutbox.attempts,
        lastError: mailOutbox.lastError,
        nextAttemptAt: mailOutbox.nextAttemptAt,
        digestCount: mailOutbox.digestCount,
        createdAt: mailOutbox.createdAt,
      },
      isOf: (person) =>
        or(
          isAddress(mailOutbox.replyTo, person.email),
          and(isAddress(mailOutbox.recipient, person.email), isToNoStaff),
          and(isNull(mailOutbox.letter), mentions(idsOf(person))),
        ),
      toRow: (row, person) => ({
        ...row,
        body: row.digestCount === null ? withoutSecrets(row) : entriesOf(row, person),
      }),
      erase: eraseMails,
      isExpired: (before) => lt(mailOutbox.createdAt, before),
    }),
  ],
};

const isDigest = isNotNull(mailOutbox.digestCount);
const isToNoStaff = notInArray(
  mailOutbox.recipient,
  sql`(select ${notificationHours.recipient} from ${notificationHours})`,
);
const mentions = (ids: string[]) => sql`exists (
  select 1 from json_each(${JSON.stringify(ids)}) where instr(${mailOutbox.body}, value) > 0)`;

const idsOf = (person: Person) => person.records().flatMap(({ ids }) => ids);

/** An invitation that is not delivered yet has a link which opens the console. */
const withoutSecrets = ({ body }: Record<string, unknown>) =>
  String(body).replaceAll(/\/join\/\S+/g, '/join/...');

const SEPARATOR = '\n\n';

/** The entries of a digest that are about the person. */
function entriesOf({ body }: Record<string, unknown>, person: Person): string {
  const ids = idsOf(person);
  const [, ...entries] = String(body).split(SEPARATOR);
  return entries.filter((entry) => ids.some((id) => entry.includes(id))).join(SEPARATOR);
}

/** Deletes mails. Of a digest only the entries about the person go, unless no other is left. */
function eraseMails(database: Database, ids: string[], person: Person | null): void {
  const kept = person ? shortenDigests(database, ids, person) : new Set();
  const deleted = ids.filter((id) => !kept.has(id));
  database.delete(mailOutbox).where(isAmong(mailOutbox.id, deleted)).run();
}

/** Returns the ids of the digests that have entries about others. */
function shortenDigests(database: Database, ids: string[], person: Person): Set<string> {
  const digests = database
    .select({ id: mailOutbox.id, body: mailOutbox.body })
    .from(mailOutbox)
    .where(and(isAmong(mailOutbox.id, ids), isDigest))
    .all();
  const shortened = digests.flatMap((digest) => {
    const erased = new Set(entriesOf(digest, person).split(SEPARATOR));
    const [intro = '', ...entries] = digest.body.split(SEPARATOR);
    const left = entries.filter((entry) => !erased.has(entry));
    return left.length > 0 ? { id: digest.id, body: [intro, ...left].join(SEPARATOR) } : [];
  });
  for (const { id, body } of shortened) {
    database.update(mailOutbox).set({ body }).where(eq(mailOutbox.id, id)).run();
  }
  return new Set(shortened.map(({ id }) => id));
}
