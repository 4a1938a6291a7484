import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HOUR_MS } from '../../../db/durations';
import { activities } from '../../../db/schema/activities';
import type { AnswerFile } from '../../../db/schema/project-updates';
import { invalid } from '../../errors';
import { findMedia } from '../media/media.service';

/**
 * The file that has just come with a contact's form. Any other file has an event, which that of a form
 * lacks yet; events of old files may have been removed.
 */
export function answerFileOf(database: Database, id: string, now: string): AnswerFile {
  const item = findMedia(database, id);
  const isNew = item?.isPrivate && Date.parse(now) - Date.parse(item.createdAt) < HOUR_MS;
  if (!isNew || hasEvent(database, id)) throw invalid('fileId', 'Choose a file');
  return { mediaId: id, filename: item.originalName, url: item.url };
}

const hasEvent = (database: Database, id: string) =>
  database
    .select({ id: activities.id })
    .from(activities)
    .where(and(eq(activities.subjectType, 'media'), eq(activities.subjectId, id)))
    .limit(1)
    .all().length > 0;
