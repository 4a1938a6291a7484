import { and, eq, ne, sql } from 'drizzle-orm';
import { type Database, placeholdersOf, prepared } from '../../../db/client';
import { newId } from '../../../db/ids';
import { media, mediaChunks } from '../../../db/schema';
import { DomainError, notFound } from '../../errors';
import { isBehind, newestFirst, nextCursor, type PageInput, readPage } from '../../pagination';
import type { CheckedFile, UploadedFile } from './check-file';
import { addressName, cleanName } from './file-names';
import { whatUsesMedia } from './media-use';
import { mediaSearchText } from './media.schema';

/** Small enough to pass through without being noticed, large enough to be few. */
const CHUNK_BYTES = 256 * 1024;
/** SQLite's word for no limit. */
const ALL = -1;

export const mediaColumns = {
  id: media.id,
  filename: media.filename,
  originalName: media.originalName,
  mimeType: media.mimeType,
  size: media.size,
  url: media.url,
  alt: media.alt,
  width: media.width,
  height: media.height,
  isAnimated: media.isAnimated,
  createdAt: media.createdAt,
};

export type Media = Omit<typeof media.$inferSelect, 'searchText'>;

const matches = sql`instr(${media.searchText}, ${sql.placeholder('search')}) > 0`;
const isPicture = ne(media.mimeType, 'application/pdf');

const queries = prepared((database) => {
  const page = (filter?: typeof matches) =>
    database
      .select(mediaColumns)
      .from(media)
      .where(and(isBehind(media.createdAt, media.id), matches, filter))
      .orderBy(...newestFirst(media.createdAt, media.id))
      .limit(sql.placeholder('limit'))
      .prepare();
  return {
    any: page(),
    image: page(isPicture),
    byId: database
      .select(mediaColumns)
      .from(media)
      .where(eq(media.id, sql.placeholder('id')))
      .prepare(),
    addChunk: database.insert(mediaChunks).values(placeholdersOf(mediaChunks)).prepare(),
  };
});

export interface ListMedia extends PageInput {
  search?: string | undefined;
  accept?: 'image' | 'any' | undefined;
}

/** Newest first; without a limit, all of it. */
export function listMedia(
  database: Database,
  { limit = ALL, cursor, search = '', accept = 'any' }: ListMedia = {},
) {
  const rows = queries(database)[accept].all({
    ...readPage({ limit, cursor }),
    search: search.trim().toLowerCase(),
  });
  return {
    media: rows,
    nextCursor: nextCursor(rows, limit, (item) => item.createdAt),
  };
}

export function findMedia(database: Database, id: string): Media | undefined {
  return queries(database).byId.get({ id });
}

const ADDRESS = /^\/media\/([\da-f-]{36})\//;

/** Finds the pictures of the library by the addresses that texts give. */
export const pictureFinder =
  (database: Database) =>
  (address: string): Media | undefined => {
    const [, id] = ADDRESS.exec(address) ?? [];
    const item = id === undefined ? undefined : findMedia(database, id);
    return item?.width === null ? undefined : item;
  };

/** Keeps a file that has been checked. */
export function storeMedia(
  database: Database,
  { file, checked, alt }: { file: UploadedFile; checked: CheckedFile; alt: string | null },
  now: string,
): Media {
  const id = newId();
  const originalName = cleanName(file.name);
  const filename = addressName(originalName, checked.type);
  const { type: mimeType, width, height, isAnimated } = checked;
  const stored = database
    .insert(media)
    .values({
      ...{ id, filename, originalName, mimeType, width, height, isAnimated, alt, createdAt: now },
      size: file.bytes.byteLength,
      url: `/media/${id}/${encodeURIComponent(filename)}`,
      searchText: mediaSearchText({ originalName, filename, alt }),
    })
    .returning(mediaColumns)
    .get();
  const { addChunk } = queries(database);
  for (let start = 0; start < file.bytes.byteLength; start += CHUNK_BYTES) {
    const bytes = file.bytes.subarray(start, start + CHUNK_BYTES);
    addChunk.run({ mediaId: id, position: start / CHUNK_BYTES, bytes });
  }
  return stored;
}

export function updateAlt(database: Database, { id, alt }: { id: string; alt: string | null }) {
  const known = findMedia(database, id);
  if (!known) throw notFound('The file');
  database
    .update(media)
    .set({ alt, searchText: mediaSearchText({ ...known, alt }) })
    .where(eq(media.id, id))
    .run();
  return { ...known, alt };
}

const MAX_NAMED = 5;

/** Refused while anything shows it, with the names of what does. */
export function removeMedia(database: Database, id: string): void {
  if (!findMedia(database, id)) throw notFound('The file');
  const uses = whatUsesMedia(database, id);
  if (uses.length > 0) {
    const named = uses.slice(0, MAX_NAMED).map(({ kind, title }) => `${kind} "${title}"`);
    const rest = uses.length - named.length;
    const more = rest > 0 ? ` and ${rest} more` : '';
    throw new DomainError('conflict', `It is in use: ${named.join(', ')}${more}.`);
  }
  database.delete(media).where(eq(media.id, id)).run();
}
