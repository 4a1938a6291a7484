import { and, eq, ne, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { newId } from '../../../db/ids';
import { preparedInsert } from '../../../db/prepared-insert';
import { media, mediaChunks, replacedMedia } from '../../../db/schema/media';
import { foldSpelling } from '../../../db/spelling';
import { DomainError, notFound } from '../../errors';
import {
  isOlderThanCursor,
  newestFirst,
  nextCursor,
  type PageInput,
  readPage,
} from '../../core/pagination';
import type { UploadedFile } from '../../core/uploads.schema';
import { changedFields, type Written } from '../activities/domain-event';
import type { CheckedFile } from './check-file';
import { urlName, cleanName } from './file-names';
import type { MediaUse } from './media-uses';
import { mediaSearchText, type UpdateMedia } from './media.schema';

/** Small enough for memory, large enough for few rows. */
export const CHUNK_BYTES = 256 * 1024;
/** In SQLite, a negative limit means none. */
const ALL = -1;
const MAX_TAGS_LISTED = 500;

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
  isPrivate: media.isPrivate,
  focalX: media.focalX,
  focalY: media.focalY,
  tags: media.tags,
  createdAt: media.createdAt,
};

export type Media = Omit<typeof media.$inferSelect, 'searchText'>;

const matches = sql`instr(${media.searchText}, ${sql.placeholder('search')}) > 0`;
const isTagged = sql`(${sql.placeholder('tag')} = '' or exists (
  select 1 from json_each(${media.tags}) where value = ${sql.placeholder('tag')}))`;
/** Private files are in no library, from which content takes its pictures. */
const isPublic = eq(media.isPrivate, sql`0`);
const isPicture = ne(media.mimeType, 'application/pdf');

const queries = prepared((database) => {
  const page = (filter?: typeof matches) =>
    database
      .select(mediaColumns)
      .from(media)
      .where(and(isPublic, isOlderThanCursor(media.createdAt, media.id), matches, isTagged, filter))
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
    replacement: database
      .select(mediaColumns)
      .from(replacedMedia)
      .innerJoin(media, eq(media.id, replacedMedia.mediaId))
      .where(eq(replacedMedia.id, sql.placeholder('id')))
      .prepare(),
    tags: database
      .select({ tag: sql<string>`value` })
      .from(sql`${media}, json_each(${media.tags})`)
      .where(isPublic)
      .groupBy(sql`value`)
      .orderBy(sql`value`)
      .limit(MAX_TAGS_LISTED)
      .prepare(),
    addChunk: preparedInsert(database, mediaChunks, (insert) => insert.prepare()),
  };
});

export interface ListMedia extends PageInput {
  search?: string | undefined;
  accept?: 'image' | 'any' | undefined;
  tag?: string | undefined;
}

/** Newest first; all files without a limit. */
export function listMedia(
  database: Database,
  { limit = ALL, cursor, search = '', accept = 'any', tag = '' }: ListMedia = {},
) {
  const rows = queries(database)[accept].all({
    ...readPage({ limit, cursor }),
    search: foldSpelling(search.trim()),
    tag,
  });
  return {
    media: rows,
    nextCursor: nextCursor(rows, limit, (item) => item.createdAt),
  };
}

/** The tags of the library, for its filter. */
export const listTags = (database: Database) =>
  queries(database)
    .tags.all()
    .map(({ tag }) => tag);

export function findMedia(database: Database, id: string): Media | undefined {
  return queries(database).byId.get({ id });
}

/** The file that has replaced another. */
export const findReplacement = (database: Database, id: string): Media | undefined =>
  queries(database).replacement.get({ id });

/** Where staff read private files. */
export const PRIVATE_PATH = '/api/admin/media';

const ADDRESS = /^\/media\/([\da-f-]{36})\//;

/** Finds pictures of the library by their URL. */
export const pictureFinder =
  (database: Database) =>
  (address: string): Media | undefined => {
    const [, id] = ADDRESS.exec(address) ?? [];
    const item = id === undefined ? undefined : findMedia(database, id);
    return item?.width === null || item?.isPrivate ? undefined : item;
  };

interface NewMedia {
  file: UploadedFile;
  checked: CheckedFile;
  alt: string | null;
  isPrivate: boolean;
  focalX?: number;
  focalY?: number;
  tags?: string[];
}

/** Stores a file after `checkFile` has accepted it. */
export function storeMedia(
  database: Database,
  { file, checked, alt, isPrivate, tags = [], ...focus }: NewMedia,
  now: string,
): Written<Media> {
  const id = newId();
  const originalName = cleanName(file.name);
  const filename = urlName(originalName, checked.type);
  const { type: mimeType, width, height, isAnimated } = checked;
  const stored = database
    .insert(media)
    .values({
      id,
      filename,
      originalName,
      mimeType,
      width,
      height,
      isAnimated,
      alt,
      isPrivate,
      tags,
      ...focus,
      createdAt: now,
      size: file.bytes.byteLength,
      url: `${isPrivate ? PRIVATE_PATH : '/media'}/${id}/${encodeURIComponent(filename)}`,
      searchText: mediaSearchText({ originalName, filename, alt, tags }),
    })
    .returning(mediaColumns)
    .get();
  const { addChunk } = queries(database);
  for (let start = 0; start < file.bytes.byteLength; start += CHUNK_BYTES) {
    const bytes = Buffer.from(file.bytes.subarray(start, start + CHUNK_BYTES));
    addChunk.run({ mediaId: id, position: start / CHUNK_BYTES, bytes });
  }
  return { result: stored, event: { type: 'media.created', subjectId: id, data: {} } };
}

export function updateMedia(database: Database, { id, ...changes }: UpdateMedia): Written<Media> {
  const known = findMedia(database, id);
  if (!known) throw notFound('The file');
  const fields = changedFields(known, changes);
  if (fields.length === 0) return { result: known, event: null };
  const changed = Object.fromEntries(fields.map((name) => [name, changes[name as never]]));
  const result: Media = { ...known, ...changed };
  database
    .update(media)
    .set({ ...changed, searchText: mediaSearchText(result) })
    .where(eq(media.id, id))
    .run();
  return {
    result,
    event: { type: 'media.updated', subjectId: id, data: { fields } },
  };
}

const MAX_NAMED = 5;

/** Refuses to remove a file in use, and names those of the rows that the caller may read. */
export function removeMedia(
  database: Database,
  id: string,
  { uses, readable }: { uses: MediaUse[]; readable: MediaUse[] },
): Written<void> {
  if (uses.length > 0) {
    const named = readable.slice(0, MAX_NAMED).map(({ label, title }) => `${label} "${title}"`);
    const rest = uses.length - named.length;
    const more = rest > 0 ? [`${rest} more`] : [];
    const all = [named.join(', '), ...more].filter((part) => part !== '').join(' and ');
    throw new DomainError('conflict', `It is in use: ${all}.`);
  }
  database.delete(media).where(eq(media.id, id)).run();
  return { result: undefined, event: { type: 'media.removed', subjectId: id, data: {} } };
}
