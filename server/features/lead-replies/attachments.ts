import type { Database } from '../../../db/client';
import { media } from '../../../db/schema/media';
import { isAmong } from '../../core/personal-data';
import { invalid } from '../../errors';
import { ATTACHED_TOO_MUCH, MAX_ATTACHED_BYTES } from './lead-replies.schema';

export const attachmentColumns = {
  id: media.id,
  name: media.originalName,
  mimeType: media.mimeType,
  size: media.size,
  url: media.url,
};

type Attachment = Pick<typeof media.$inferSelect, 'id' | 'mimeType' | 'size' | 'url'> & {
  name: string;
};

/** Replaces the ids of files by the files, in their order. */
export function withAttachments<Reply extends { attachmentIds: string[] }>(
  database: Database,
  replies: Reply[],
): (Omit<Reply, 'attachmentIds'> & { attachments: Attachment[] })[] {
  const files = findFiles(
    database,
    replies.flatMap(({ attachmentIds }) => attachmentIds),
  );
  return replies.map(({ attachmentIds, ...reply }) => ({
    ...reply,
    attachments: attachmentIds.flatMap((id) => files.get(id) ?? []),
  }));
}

function findFiles(database: Database, ids: string[]): Map<string, Attachment> {
  if (ids.length === 0) return new Map();
  const rows = database.select(attachmentColumns).from(media).where(isAmong(media.id, ids)).all();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The ids without repetition. Refuses files that are gone, or too large together. */
export function checkAttachments(database: Database, attachmentIds: string[] = []): string[] {
  const ids = [...new Set(attachmentIds)];
  const files = findFiles(database, ids);
  if (files.size < ids.length) {
    throw invalid('attachmentIds', 'A file is not there any more. Attach it again');
  }
  const bytes = [...files.values()].reduce((sum, { size }) => sum + size, 0);
  if (bytes > MAX_ATTACHED_BYTES) throw invalid('attachmentIds', ATTACHED_TOO_MUCH);
  return ids;
}
