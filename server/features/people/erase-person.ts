import { setTimeout as sleep } from 'node:timers/promises';
import { eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { newId } from '../../../db/ids';
import { media } from '../../../db/schema/media';
import { isAmong, type Person, type PersonalRows } from '../../core/personal-data';
import type { Written } from '../activities/domain-event';
import { findMediaUses } from '../media/media-uses';
import { filesOf, findIds, findPerson, isOf, type PersonalRegister } from './person';

/** How many rows of each kind were removed. */
export type Counts = Record<string, number>;

/** Few enough that requests are not held up. */
const ROWS_PER_STEP = 500;
/** Of rows that may use files, since all nouns are searched for other uses of each. */
const ROWS_WITH_FILES = 20;

/** What one step has done. */
export interface Removal {
  /** Of this step and of those before it. */
  counts: Counts;
  /** Whether nothing is left. */
  isDone: boolean;
}

/**
 * Erases some of what is stored about the holder of an address: what belongs to other rows before
 * those, so that a repeated call goes on where an interrupted one has ended. The event is recorded with
 * the last rows. `before` has the counts of the steps before.
 */
export function erasePerson(
  database: Database,
  register: PersonalRegister,
  email: string,
  before: Counts,
): Written<Removal> {
  const person = findPerson(database, register, email);
  const result = removeSome(database, register, before, person, (rows) =>
    rows.stays ? undefined : isOf(rows, person),
  );
  return { result, ...eventOf('person.erased', result) };
}

/** Removes some of the rows from before a time, in the same manner. */
export function removeExpired(
  database: Database,
  register: PersonalRegister,
  time: string,
  before: Counts,
): Written<Removal> {
  const result = removeSome(database, register, before, null, (rows) => rows.isExpired?.(time));
  return { result, ...eventOf('person.expired', result) };
}

const PAUSE_MS = 20;

/** Repeats a step until nothing is left. Pauses, so that requests are served in between. */
export async function removeInSteps(step: (before: Counts) => Promise<Removal>): Promise<Counts> {
  let removal = await step({});
  while (!removal.isDone) {
    await sleep(PAUSE_MS, undefined, { ref: false });
    removal = await step(removal.counts);
  }
  return removal.counts;
}

/** Any list may have changed, so consoles read again what they show. */
function eventOf(type: 'person.erased' | 'person.expired', { isDone, counts }: Removal) {
  if (!isDone || Object.keys(counts).length === 0) return { event: null };
  const live = { type: 'missed' as const };
  return { event: { type, subjectId: newId(), data: { counts } }, live };
}

function removeSome(
  database: Database,
  register: PersonalRegister,
  before: Counts,
  person: Person | null,
  conditionFor: (rows: PersonalRows) => SQL | undefined,
): Removal {
  const counts = { ...before };
  const add = (name: string, count: number) => {
    if (count > 0) counts[name] = (counts[name] ?? 0) + count;
  };
  let left = ROWS_PER_STEP;
  for (const rows of register.rows.toReversed()) {
    const condition = conditionFor(rows);
    if (!condition) continue;
    const reference = register.mediaReferences.find(({ title }) => title.table === rows.table);
    const limit = reference ? Math.min(left, ROWS_WITH_FILES) : left;
    const ids = findIds(database, rows, condition, limit);
    if (ids.length === 0) continue;
    const files = reference ? filesOf(database, reference, ids) : [];
    if (rows.erase) rows.erase(database, ids, person);
    else database.delete(rows.table).where(isAmong(rows.id, ids)).run();
    add(rows.name, ids.length);
    add('files', removeUnusedFiles(database, register, files));
    left -= ids.length;
    if (ids.length === limit) return { counts, isDone: false };
  }
  return { counts, isDone: true };
}

/** Removes the files among these ids that no row uses any more. Returns how many. */
function removeUnusedFiles(
  database: Database,
  { mediaReferences }: PersonalRegister,
  ids: string[],
): number {
  const files = database.select({ id: media.id }).from(media).where(isAmong(media.id, ids)).all();
  const unused = files.filter(
    ({ id }) => findMediaUses(database, mediaReferences, id).length === 0,
  );
  for (const { id } of unused) database.delete(media).where(eq(media.id, id)).run();
  return unused.length;
}
