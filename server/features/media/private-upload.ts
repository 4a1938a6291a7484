import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { newId } from '../../../db/ids';
import { media, mediaChunks } from '../../../db/schema/media';
import { write } from '../../../db/write';
import { MAX_PRIVATE_BYTES, PRIVATE_TOO_LARGE } from '../../core/uploads.schema';
import type { Deps } from '../../deps';
import { DomainError, invalid, notFound } from '../../errors';
import type { Written } from '../activities/domain-event';
import { cleanName, extensionOf, urlNameWith } from './file-names';
import { CHUNK_BYTES, mediaColumns, PRIVATE_PATH } from './media.service';
import { mediaSearchText } from './media.schema';
import { privateTypeOf } from './private-types';

interface Incoming {
  name: string;
  bytes: AsyncIterable<Uint8Array>;
}

const tooLarge = () =>
  new DomainError('too-large', `${PRIVATE_TOO_LARGE}.`, {
    errors: [{ path: 'file', message: PRIVATE_TOO_LARGE }],
  });

/**
 * Stores a private file chunk by chunk as it arrives, so that one chunk at a time is in memory and
 * other writes come in between. Returns its id; a file that is refused, or breaks off, leaves nothing.
 * Nobody knows the file before `finishPrivateFile`.
 */
export async function receivePrivateFile(
  database: Database,
  { name, bytes }: Incoming,
  now: string,
): Promise<string> {
  const id = newId();
  const originalName = cleanName(name);
  let size = 0;
  let position = 0;
  try {
    for await (const chunk of chunksOf(bytes)) {
      size += chunk.byteLength;
      if (size > MAX_PRIVATE_BYTES) throw tooLarge();
      const isFirst = position === 0;
      const mimeType = isFirst ? await privateTypeOf(originalName, chunk) : '';
      await write(database, () => {
        if (isFirst) insertFile(database, { id, originalName, mimeType, now });
        database.insert(mediaChunks).values({ mediaId: id, position, bytes: chunk }).run();
      });
      position += 1;
    }
    if (size === 0) throw invalid('file', 'The file is empty');
    await write(database, () => database.update(media).set({ size }).where(eq(media.id, id)).run());
    return id;
  } catch (error) {
    await write(database, () => database.delete(media).where(eq(media.id, id)).run());
    throw error;
  }
}

/** Removes the file of a form that was refused. */
export async function discardPrivateFile(
  { database, findMediaUses }: Pick<Deps, 'database' | 'findMediaUses'>,
  id: string,
): Promise<void> {
  await write(database, () => {
    if (findMediaUses(id).length > 0) return;
    database.delete(media).where(eq(media.id, id)).run();
  });
}

/** The file's event, in the write of those who sent it. */
export function finishPrivateFile(
  database: Database,
  id: string,
): Written<Omit<typeof media.$inferSelect, 'searchText'>> {
  const result = database.select(mediaColumns).from(media).where(eq(media.id, id)).get();
  if (!result) throw notFound('The file');
  return { result, event: { type: 'media.created', subjectId: id, data: {} } };
}

interface NewFile {
  id: string;
  originalName: string;
  mimeType: string;
  now: string;
}

function insertFile(database: Database, { id, originalName, mimeType, now }: NewFile): void {
  const filename = urlNameWith(originalName, extensionOf(originalName));
  database
    .insert(media)
    .values({
      id,
      filename,
      originalName,
      mimeType,
      size: 0,
      isPrivate: true,
      createdAt: now,
      url: `${PRIVATE_PATH}/${id}/${encodeURIComponent(filename)}`,
      searchText: mediaSearchText({ originalName, filename, alt: null, tags: [] }),
    })
    .run();
}

/** Cuts what arrives into chunks of the stored size. All share one buffer: each is stored before the next. */
async function* chunksOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const buffer = Buffer.allocUnsafeSlow(CHUNK_BYTES);
  let length = 0;
  for await (const part of bytes) {
    for (let taken = 0; taken < part.byteLength;) {
      const piece = part.subarray(taken, taken + CHUNK_BYTES - length);
      buffer.set(piece, length);
      taken += piece.byteLength;
      length += piece.byteLength;
      if (length === CHUNK_BYTES) {
        yield buffer;
        length = 0;
      }
    }
  }
  if (length > 0) yield buffer.subarray(0, length);
}
