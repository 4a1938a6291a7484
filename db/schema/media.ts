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
    /** In pixels, as the picture is shown; null for what is not a picture. */
    width: integer('width'),
    height: integer('height'),
    isAnimated: integer('is_animated', { mode: 'boolean' }).notNull().default(false),
    /** What the search looks through, already in lower case: see `mediaSearchText`. */
    searchText: text('search_text').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [index('media_by_time').on(table.createdAt, table.id)],
);

const mediaId = () =>
  text('media_id')
    .notNull()
    .references(() => media.id, { onDelete: 'cascade' });

/** The file itself, in pieces: apart, so that lists never read over it. */
export const mediaChunks = sqliteTable(
  'media_chunks',
  {
    mediaId: mediaId(),
    position: integer('position').notNull(),
    bytes: blob('bytes', { mode: 'buffer' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.mediaId, table.position] })],
);

/** A picture in one of the widths that pages ask for, as WebP; made when first asked for. */
export const mediaVariants = sqliteTable(
  'media_variants',
  {
    mediaId: mediaId(),
    width: integer('width').notNull(),
    bytes: blob('bytes', { mode: 'buffer' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.mediaId, table.width] })],
);
