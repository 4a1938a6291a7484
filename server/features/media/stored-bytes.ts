import { and, asc, eq, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { mediaChunks, mediaVariants } from '../../../db/schema';
import { writeIfPossible } from '../../../db/write';
import { variantWidthFor } from './image-attributes';
import type { Media } from './media.service';
import { toWebp } from './pictures';

const queries = prepared((database) => ({
  chunk: database
    .select({ bytes: mediaChunks.bytes })
    .from(mediaChunks)
    .where(
      and(
        eq(mediaChunks.mediaId, sql.placeholder('id')),
        eq(mediaChunks.position, sql.placeholder('position')),
      ),
    )
    .prepare(),
  chunks: database
    .select({ bytes: mediaChunks.bytes })
    .from(mediaChunks)
    .where(eq(mediaChunks.mediaId, sql.placeholder('id')))
    .orderBy(asc(mediaChunks.position))
    .prepare(),
  variant: database
    .select({ bytes: mediaVariants.bytes })
    .from(mediaVariants)
    .where(
      and(
        eq(mediaVariants.mediaId, sql.placeholder('id')),
        eq(mediaVariants.width, sql.placeholder('width')),
      ),
    )
    .prepare(),
}));

/** A piece of the file itself; undefined behind the last. */
export function readChunk(database: Database, id: string, position: number): Buffer | undefined {
  return queries(database).chunk.get({ id, position })?.bytes;
}

const underWay = new WeakMap<Database, Map<string, Promise<Buffer>>>();
let lastInLine: Promise<unknown> = Promise.resolve();

/**
 * The picture in a width, as WebP: as it was stored, else made now and stored. Pictures are made
 * one after the other, and each once however many ask for it.
 */
export async function readVariant(
  database: Database,
  item: Media,
  wanted: number,
): Promise<Buffer> {
  const width = variantWidthFor(item, wanted);
  const stored = queries(database).variant.get({ id: item.id, width });
  if (stored) return stored.bytes;
  const key = `${item.id} ${width}`;
  const running = underWay.get(database) ?? new Map<string, Promise<Buffer>>();
  underWay.set(database, running);
  const known = running.get(key);
  if (known) return known;
  const making = lastInLine.then(() => make(database, item.id, width));
  lastInLine = making.catch(() => undefined);
  running.set(key, making);
  return making.finally(() => running.delete(key));
}

async function make(database: Database, id: string, width: number): Promise<Buffer> {
  const original = Buffer.concat(
    queries(database)
      .chunks.all({ id })
      .map(({ bytes }) => bytes),
  );
  const bytes = await toWebp(original, width);
  await writeIfPossible(database, () => {
    // Whoever removed the picture meanwhile has removed this one with it.
    const isThere = readChunk(database, id, 0);
    if (!isThere) return;
    database
      .insert(mediaVariants)
      .values({ mediaId: id, width, bytes })
      .onConflictDoNothing()
      .run();
  });
  return bytes;
}
