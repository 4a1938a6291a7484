import { and, asc, eq, ne } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { newId } from '../../../db/ids';
import { chatGreetings } from '../../../db/schema/greetings';
import type { Greeting } from '../../../src/lib/settings.types';
import { nextVersion, refuseStale } from '../../core/versions';
import type { Deps } from '../../deps';
import { invalid, notFound, taken } from '../../errors';
import { changedFields, type Written } from '../activities/domain-event';
import type { GreetingChange, NewGreeting } from './greetings.schema';

/** Every page carries all of them. */
const MAX_GREETINGS = 100;

type Stored = typeof chatGreetings.$inferSelect;

const queries = prepared((database) => ({
  all: database.select().from(chatGreetings).orderBy(asc(chatGreetings.path)).prepare(),
}));

const listGreetings = (database: Database): Stored[] => queries(database).all.all();

/** For staff, who are told of a page that the site does not have: it may be published later. */
export function listForStaff({ database, isPublicPath }: Pick<Deps, 'database' | 'isPublicPath'>) {
  return listGreetings(database).map((stored) => ({
    ...stored,
    hasPage: isPublicPath(stored.path),
  }));
}

/** As pages get them; nothing where there are none. */
export function publicGreetings(database: Database): { greetings?: Greeting[] } {
  const greetings = listGreetings(database).map(({ path, text, seconds }) => ({
    path,
    text,
    seconds,
  }));
  return greetings.length > 0 ? { greetings } : {};
}

function getGreeting(database: Database, id: string): Stored {
  const stored = database.select().from(chatGreetings).where(eq(chatGreetings.id, id)).get();
  if (!stored) throw notFound('The greeting');
  return stored;
}

function refuseTakenPath(database: Database, path: string, id = ''): void {
  const isTaken = and(eq(chatGreetings.path, path), ne(chatGreetings.id, id));
  if (!database.select().from(chatGreetings).where(isTaken).get()) return;
  throw taken('path', 'This page has a greeting already');
}

export function createGreeting(
  database: Database,
  { path, text, seconds }: NewGreeting,
  now: string,
): Written<Stored> {
  refuseTakenPath(database, path);
  if (listGreetings(database).length >= MAX_GREETINGS) {
    throw invalid('', `There are ${MAX_GREETINGS} greetings: delete one first`);
  }
  const result = database
    .insert(chatGreetings)
    .values({ id: newId(), path, text, seconds, createdAt: now, updatedAt: now })
    .returning()
    .get();
  return { result, event: { type: 'greeting.created', subjectId: result.id, data: {} } };
}

export function updateGreeting(
  database: Database,
  { id, updatedAt, path, text, seconds }: GreetingChange,
  now: string,
): Written<Stored> {
  const stored = getGreeting(database, id);
  refuseStale(stored, updatedAt);
  if (path) refuseTakenPath(database, path, id);
  const changes = { path, text, seconds };
  const fields = changedFields(stored, changes);
  if (fields.length === 0) return { result: stored, event: null };
  const result = database
    .update(chatGreetings)
    .set({ ...changes, updatedAt: nextVersion(stored, now) })
    .where(eq(chatGreetings.id, id))
    .returning()
    .get();
  return { result, event: { type: 'greeting.updated', subjectId: id, data: { fields } } };
}

export function removeGreeting(database: Database, id: string): Written<void> {
  getGreeting(database, id);
  database.delete(chatGreetings).where(eq(chatGreetings.id, id)).run();
  return { result: undefined, event: { type: 'greeting.removed', subjectId: id, data: {} } };
}
