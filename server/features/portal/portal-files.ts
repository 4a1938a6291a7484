import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { asks, projectUpdates } from '../../../db/schema/project-updates';
import { projects } from '../../../db/schema/projects';
import { findMedia, type Media } from '../media/media.service';

/** Whether an update uses a private file; with a client, one that this client may read. */
function isUsed(database: Database, mediaId: string, clientId: string | null): boolean {
  const isIn = (column: typeof projectUpdates.attachments | typeof projectUpdates.content) =>
    sql`instr(coalesce(${column}, ''), ${mediaId}) > 0`;
  const isShown =
    clientId === null
      ? undefined
      : and(
          eq(projects.clientId, clientId),
          eq(projectUpdates.isVisible, true),
          eq(projectUpdates.isDraft, false),
        );
  const used = database
    .select({ id: projectUpdates.id })
    .from(projectUpdates)
    .innerJoin(projects, eq(projects.id, projectUpdates.projectId))
    .leftJoin(asks, eq(asks.updateId, projectUpdates.id))
    .where(
      and(
        isShown,
        or(
          isIn(projectUpdates.attachments),
          isIn(projectUpdates.content),
          sql`instr(coalesce(${asks.answerFile}, ''), ${mediaId}) > 0`,
        ),
      ),
    )
    .limit(1)
    .get();
  return used !== undefined;
}

/** A private file of an update; undefined for one that the reader must not know of. */
export function findUpdateFile(
  database: Database,
  { id, filename, clientId }: { id: string; filename: string; clientId: string | null },
): Media | undefined {
  const item = findMedia(database, id);
  if (!item?.isPrivate || item.filename !== filename) return undefined;
  return isUsed(database, id, clientId) ? item : undefined;
}
