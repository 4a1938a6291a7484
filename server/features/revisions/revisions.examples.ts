import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import type { ContentType } from '../../../db/enums';
import { revisions } from '../../../db/schema/revisions';
import type { Examples, ExampleWorld } from '../examples.types';
import { storeRevision } from './store-revision';
import { CONTENT_TABLES } from '../content/content-tables';

/** The examples of the procedures about the versions of a noun, of which `store` stores a row. */
export function revisionExamples(
  type: ContentType,
  store: (database: Database) => string,
): Examples {
  const withRevision = ({ database }: ExampleWorld) => {
    const id = store(database);
    const subject = { subjectType: type, subjectId: id };
    storeRevision(database, subject, { actorId: null, now: new Date().toISOString() });
    return { id };
  };
  const storedRevision = (world: ExampleWorld) => {
    const input = withRevision(world);
    const stored = world.database.select({ id: revisions.id }).from(revisions).all().at(-1);
    return { ...input, revision: stored?.id };
  };
  const changedSince = (world: ExampleWorld) => {
    const input = storedRevision(world);
    const table = CONTENT_TABLES[type];
    world.database.update(table).set({ title: 'Changed' }).where(eq(table.id, input.id)).run();
    return input;
  };
  return {
    revisions: { good: withRevision, bad: { limit: 0 } },
    revision: { good: storedRevision },
    compareRevision: { good: changedSince },
    restoreRevision: { good: changedSince, bad: { updatedAt: 'yesterday' } },
  };
}
