import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { DAY_MS } from '../../../db/durations';
import { media } from '../../../db/schema/media';
import { write } from '../../../db/write';
import type { Deps } from '../../deps';
import { isClockInOrder } from '../analytics/clock-jumps';

/** A draft may hold its files for so long. */
const RETENTION_MS = 7 * DAY_MS;
const LOOKED_AT_ONCE = 10;

/** The last file that was looked at; the next run goes on after it. */
const lastIds = new WeakMap<Database, string>();

/** Removes private files that were uploaded for something which was never sent, or is gone. */
export async function removeUnattached(deps: Deps): Promise<void> {
  const { database, clock } = deps;
  const before = new Date(clock().getTime() - RETENTION_MS).toISOString();
  const files = findPrivate(database, before, lastIds.get(database) ?? '');
  lastIds.set(database, files.at(-1)?.id ?? '');
  const unattached = files.filter(({ id }) => deps.findMediaUses(id).length === 0);
  if (unattached.length === 0 || !(await isClockInOrder(deps))) return;
  for (const { id } of unattached) {
    await write(database, () => {
      if (deps.findMediaUses(id).length > 0) return;
      database.delete(media).where(eq(media.id, id)).run();
    });
  }
}

const findPrivate = (database: Database, before: string, after: string) =>
  database
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.isPrivate, true), lt(media.createdAt, before), gt(media.id, after)))
    .orderBy(asc(media.id))
    .limit(LOOKED_AT_ONCE)
    .all();
