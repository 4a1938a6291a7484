import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { media, mediaChunks } from '../../db/schema/media';

export interface Attachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

/** The files of a letter, with their bytes. No letter is sent without one of them. */
export function readAttachments(database: Database, ids: string[] = []): Attachment[] {
  return ids.map((id) => {
    const file = database.select().from(media).where(eq(media.id, id)).get();
    if (!file) throw new Error('An attachment is not there any more.');
    const chunks = database
      .select({ bytes: mediaChunks.bytes })
      .from(mediaChunks)
      .where(eq(mediaChunks.mediaId, id))
      .orderBy(asc(mediaChunks.position))
      .all();
    return {
      filename: file.originalName,
      contentType: file.mimeType,
      content: Buffer.concat(chunks.map(({ bytes }) => bytes)),
    };
  });
}
