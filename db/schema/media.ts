import { blob, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt, id } from './columns';

export const media = sqliteTable(
  'media',
  {
    id: id(),
    filename: text('filename').notNull(),
    originalName: text('original_name').notNull(),
    mimeType: text('mime_type').notNull(),
    /** In bytes. */
    size: integer('size').notNull(),
    url: text('url').notNull(),
    alt: text('alt'),
    /** In pixels, of the upright picture; null for a PDF. */
    width: integer('width'),
    height: integer('height'),
    isAnimated: integer('is_animated', { mode: 'boolean' }).notNull().default(false),
    /** Chosen at the upload, for good: read by staff alone, and shown on no page. */
    isPrivate: integer('is_private', { mode: 'boolean' }).notNull().default(false),
    /** The part of the picture that stays in view where it is cropped, in percent from its corner. */
    focalX: integer('focal_x').notNull().default(50),
    focalY: integer('focal_y').notNull().default(50),
    tags: text('tags', { mode: 'json' }).$type<string[]>().notNull().default([]),
    /** The searchable text, folded, from `mediaSearchText`. */
    searchText: text('search_text').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [index('media_by_time').on(table.isPrivate, table.createdAt, table.id)],
);

const mediaId = () =>
  text('media_id')
    .notNull()
    .references(() => media.id, { onDelete: 'cascade' });

/** The bytes of a file, in chunks. A table of its own, so that lists do not read them. */
export const mediaChunks = sqliteTable(
  'media_chunks',
  {
    mediaId: mediaId(),
    position: integer('position').notNull(),
    bytes: blob('bytes', { mode: 'buffer' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.mediaId, table.position] })],
);

/** The ids of files that others have replaced: their addresses lead to the new file for ever. */
export const replacedMedia = sqliteTable(
  'replaced_media',
  { id: id(), mediaId: mediaId() },
  (table) => [index('replaced_media_by_file').on(table.mediaId)],
);

/** A picture in one of the available widths, created at the first request. */
export const mediaVariants = sqliteTable(
  'media_variants',
  {
    mediaId: mediaId(),
    width: integer('width').notNull(),
    /** As WebP. */
    bytes: blob('bytes', { mode: 'buffer' }).notNull(),
    /** As AVIF; null until it is made, and empty if that would be no smaller. */
    avif: blob('avif', { mode: 'buffer' }),
  },
  (table) => [primaryKey({ columns: [table.mediaId, table.width] })],
);
