import { eq, like, or } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { media } from '../../../db/schema/media';
import { projectUpdates } from '../../../db/schema/project-updates';
import type { Log } from '../../core/log';
import type { MediaUse } from '../media/media-uses';
import { findMedia, PRIVATE_PATH } from '../media/media.service';

interface Parts {
  database: Database;
  log: Log;
  findMediaUses: (id: string) => MediaUse[];
}

const PUBLIC_FILE = /(?<!admin)\/media\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\//g;

/**
 * Makes the public files private that only project updates use. Runs at the start: earlier versions
 * took all files of updates from the library, which everybody may read.
 */
export function moveUpdateFiles({ database, log, findMediaUses }: Parts): void {
  const { attachments, content } = projectUpdates;
  const rows = database
    .select({ id: projectUpdates.id, attachments, content })
    .from(projectUpdates)
    .where(or(like(attachments, '%/media/%'), like(content, '%/media/%')))
    .all();
  const text = rows.map((row) => `${JSON.stringify(row.attachments)} ${row.content}`).join(' ');
  const ids = new Set([...text.matchAll(PUBLIC_FILE)].map(([, id = '']) => id));
  const moved = [...ids].filter((id) => {
    const isPublic = findMedia(database, id)?.isPrivate === false;
    return isPublic && findMediaUses(id).every((use) => use.subjectType === 'project_update');
  });
  if (moved.length === 0) return;
  const toPrivate = (value: string) =>
    value.replaceAll(PUBLIC_FILE, (address, id: string) =>
      moved.includes(id) ? `${PRIVATE_PATH}/${id}/` : address,
    );
  database.transaction(() => {
    for (const id of moved) {
      const url = toPrivate(findMedia(database, id)?.url ?? '');
      database.update(media).set({ isPrivate: true, url }).where(eq(media.id, id)).run();
    }
    for (const row of rows) {
      const changed = {
        content: toPrivate(row.content),
        attachments: JSON.parse(toPrivate(JSON.stringify(row.attachments))) as unknown,
      };
      database.update(projectUpdates).set(changed).where(eq(projectUpdates.id, row.id)).run();
    }
  });
  log.info({ files: moved.length }, 'files of project updates are private now');
}
