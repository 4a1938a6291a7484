import type { Database } from '../../../db/client';
import { HOUR_MS } from '../../../db/durations';
import type { AnswerFile } from '../../../db/schema/project-updates';
import { invalid } from '../../errors';
import { findMedia } from '../media/media.service';
import type { MediaUse } from '../media/media-uses';

/** The file that a contact has just sent: private, recent, and used by nothing else. */
export function answerFileOf(
  { database, findMediaUses }: { database: Database; findMediaUses: (id: string) => MediaUse[] },
  id: string,
  now: string,
): AnswerFile {
  const item = findMedia(database, id);
  const isNew = item?.isPrivate && Date.parse(now) - Date.parse(item.createdAt) < HOUR_MS;
  if (!isNew || findMediaUses(id).length > 0) throw invalid('fileId', 'Choose a file');
  return { mediaId: id, filename: item.originalName, url: item.url };
}
