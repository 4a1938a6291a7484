import { and, asc, eq, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { mediaChunks, mediaVariants } from '../../../db/schema/media';
import { writeIfPossible } from '../../../db/write';
import { variantWidthFor } from './image-attributes';
import type { Media } from './media.service';
import { toAvif, toWebp } from './pictures';

const isVariant = and(
  eq(mediaVariants.mediaId, sql.placeholder('id')),
  eq(mediaVariants.width, sql.placeholder('width')),
);

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
    .where(isVariant)
    .prepare(),
  avifBytes: database
    .select({ size: sql<number | null>`length(${mediaVariants.avif})` })
    .from(mediaVariants)
    .where(isVariant)
    .prepare(),
  avif: database
    .select({ bytes: mediaVariants.avif })
    .from(mediaVariants)
    .where(isVariant)
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

const readFile = (database: Database, id: string) =>
  Buffer.concat(
    queries(database)
      .chunks.all({ id })
      .map(({ bytes }) => bytes),
  );

async function makeVariant(database: Database, id: string, width: number): Promise<Buffer> {
  const bytes = await toWebp(readFile(database, id), width);
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

/** `missing` until it has been made, and `none` where WebP is smaller. */
export type AvifState = 'stored' | 'missing' | 'none';

export function avifState(database: Database, item: Media, requested: number): AvifState {
  const width = variantWidthFor(item, requested);
  const size = queries(database).avifBytes.get({ id: item.id, width })?.size ?? null;
  if (size === null) return 'missing';
  return size > 0 ? 'stored' : 'none';
}

export function readAvif(database: Database, item: Media, requested: number): Buffer | undefined {
  const width = variantWidthFor(item, requested);
  return queries(database).avif.get({ id: item.id, width })?.bytes ?? undefined;
}

/** Further ones are made at a later request. */
const MAX_WAITING_AVIFS = 100;
const waitingAvifs = new WeakMap<Database, Set<string>>();
let lastAvif: Promise<unknown> = Promise.resolve();

/**
 * Makes the AVIF of a stored WebP and stores it beside that. One at a time, in a thread of sharp and
 * after the WebP pictures that somebody waits for.
 */
export function makeAvif(
  database: Database,
  item: Media,
  requested: number,
  onError: (error: unknown) => void,
): void {
  const { id } = item;
  const width = variantWidthFor(item, requested);
  const key = `${id} ${width}`;
  const waiting = waitingAvifs.get(database) ?? new Set<string>();
  waitingAvifs.set(database, waiting);
  if (waiting.has(key) || waiting.size >= MAX_WAITING_AVIFS) return;
  waiting.add(key);
  lastAvif = Promise.allSettled([lastAvif, lastConversion])
    .then(() => storeAvif(database, id, width))
    .catch(onError)
    .finally(() => waiting.delete(key));
}

async function storeAvif(database: Database, id: string, width: number): Promise<void> {
  const webp = queries(database).variant.get({ id, width })?.bytes;
  if (!webp) return;
  const made = await toAvif(readFile(database, id), width);
  const avif = made.byteLength < webp.byteLength ? made : Buffer.alloc(0);
  await writeIfPossible(database, () =>
    database
      .update(mediaVariants)
      .set({ avif })
      .where(and(eq(mediaVariants.mediaId, id), eq(mediaVariants.width, width)))
      .run(),
  );
}
