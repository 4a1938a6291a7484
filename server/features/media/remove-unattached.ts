import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { DAY_MS } from '../../../db/durations';
import { leadReplies } from '../../../db/schema/lead-replies';
import { media } from '../../../db/schema/media';
import { write } from '../../../db/write';
import type { Deps } from '../../deps';
import { checkClock } from '../analytics/clock-jumps';

/** A draft may hold its files for so long. */
const KEPT_MS = 7 * DAY_MS;
const REMOVED_AT_ONCE = 10;

/** Removes private files that were uploaded for a reply which was never sent, or is gone. */
export async function removeUnattached(deps: Deps): Promise<void> {
  const { database, clock, settings } = deps;
  const now = clock();
  const before = new Date(now.getTime() - KEPT_MS).toISOString();
  if (findUnattached(database, before).length === 0) return;
  await write(database, () => {
    if (checkClock(database, settings.timeZone, now.toISOString()) !== 'in order') return;
    for (const { id } of findUnattached(database, before)) {
      if (deps.findMediaUses(id).length > 0) continue;
      database.delete(media).where(eq(media.id, id)).run();
    }
  });
}

const findUnattached = (database: Database, before: string) =>
  database
    .select({ id: media.id })
    .from(media)
    .where(
      and(
        eq(media.isPrivate, true),
        lt(media.createdAt, before),
        sql`${media.id} not in (
          select value from ${leadReplies}, json_each(${leadReplies.attachmentIds})
          where ${leadReplies.attachmentIds} <> '[]')`,
      ),
    )
    .limit(REMOVED_AT_ONCE)
    .all();
