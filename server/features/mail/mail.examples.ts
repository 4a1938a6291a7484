import type { Database } from '../../../db/client';
import { newId } from '../../../db/ids';
import { mailOutbox } from '../../../db/schema/mail';
import type { Examples, ExampleWorld } from '../examples.types';

/** Stores a mail that was given up. */
export function storeFailedMail(
  database: Database,
  overrides: Partial<typeof mailOutbox.$inferInsert> = {},
): string {
  const id = newId();
  database
    .insert(mailOutbox)
    .values({
      id,
      recipient: 'sales@masar.example',
      subject: 'New inquiry from Dana Haddad',
      body: 'We lose about 4% of chilled stock every spring.',
      attempts: 80,
      lastError: '550 No such mailbox',
      nextAttemptAt: null,
      ...overrides,
    })
    .run();
  return overrides.id ?? id;
}

const failed = ({ database }: ExampleWorld) => ({ id: storeFailedMail(database) });

export const mailExamples: Examples = {
  failed: {},
  remove: { good: failed },
  retry: { good: failed },
};
