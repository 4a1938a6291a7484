import { and, asc, eq, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { mediaChunks, mediaVariants } from '../../../db/schema/media';
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

/** A chunk of the file; undefined after the last one. */
export function readChunk(database: Database, id: string, position: number): Buffer | undefined {
  return queries(database).chunk.get({ id, position })?.bytes;
}

const pendingVariants = new WeakMap<Database, Map<string, Promise<Buffer>>>();
let lastConversion: Promise<unknown> = Promise.resolve();

/**
 * The picture in a width, as WebP: the stored variant, or a new one, which is then stored.
 * Conversions run one after the other; concurrent requests for one variant share a conversion.
 */
export async function readVariant(
  database: Database,
  item: Media,
  requested: number,
): Promise<Buffer> {
  const width = variantWidthFor(item, requested);
  const stored = queries(database).variant.get({ id: item.id, width });
  if (stored) return stored.bytes;
  const key = `${item.id} ${width}`;
  const pending = pendingVariants.get(database) ?? new Map<string, Promise<Buffer>>();
  pendingVariants.set(database, pending);
  const shared = pending.get(key);
  if (shared) return shared;
  const conversion = lastConversion.then(() => makeVariant(database, item.id, width));
  lastConversion = conversion.catch(() => undefined);
  pending.set(key, conversion);
  return conversion.finally(() => pending.delete(key));
}

async function makeVariant(database: Database, id: string, width: number): Promise<Buffer> {
  const original = Buffer.concat(
    queries(database)
      .chunks.all({ id })
      .map(({ bytes }) => bytes),
  );
  const bytes = await toWebp(original, width);
  await writeIfPossible(database, () => {
    // The picture may have been removed during the conversion, with its variants.
    const hasPicture = readChunk(database, id, 0) !== undefined;
    if (!hasPicture) return;
    database
      .insert(mediaVariants)
      .values({ mediaId: id, width, bytes })
      .onConflictDoNothing()
      .run();
  });
  return bytes;
}
