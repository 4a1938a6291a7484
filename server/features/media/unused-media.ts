import { asc, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { replacedMedia } from '../../../db/schema/media';
import { nextCursor } from '../../core/pagination';
import { inSlice, nextSize } from '../../core/slices';
import type { Deps } from '../../deps';
import type { MediaReferences } from '../define-feature';
import { type ListMedia, listMedia } from './media.service';
import { idOf } from './media-uses';

const FIRST_SLICE = 100;
/** Files that one page of the list looks at, in steps of a page. */
const MAX_EXAMINED = 2_000;
const DEFAULT_LIMIT = 50;
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

interface UsedIds {
  /** That of the response cache, since any write can use a file or leave it. */
  generation: number;
  ids: Promise<Set<string>>;
}

const usedIdsOf = new WeakMap<Deps, UsedIds>();

/** Everything in the content that may be the id of a file, read in slices once until the next write. */
function readUsedIds(deps: Deps): Promise<Set<string>> {
  const { generation } = deps.responseCache;
  let current = usedIdsOf.get(deps);
  if (current?.generation !== generation) {
    current = { generation, ids: readIds(deps.database, deps.mediaReferences) };
    usedIdsOf.set(deps, current);
  }
  return current.ids;
}

async function readIds(database: Database, references: MediaReferences[]): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const reference of references) await readTable(database, reference, ids);
  for (const { id, mediaId } of database.select().from(replacedMedia).all()) {
    if (ids.has(id)) ids.add(mediaId);
  }
  return ids;
}

async function readTable(database: Database, reference: MediaReferences, ids: Set<string>) {
  const id = idOf(reference);
  const texts = reference.columns.map((column) => sql`coalesce(${column}, '')`);
  let last = '';
  for (let size = FIRST_SLICE; ;) {
    const { rows, tookMs } = await inSlice(() => {
      const startedAt = performance.now();
      const read = database
        .select({ id: sql<string>`${id}`, text: sql<string>`${sql.join(texts, sql` || ' ' || `)}` })
        .from(reference.title.table)
        .where(gt(id, last))
        .orderBy(asc(id))
        .limit(size)
        .all();
      for (const { text } of read) for (const [found] of text.matchAll(UUID)) ids.add(found);
      return { rows: read, tookMs: performance.now() - startedAt };
    });
    const end = rows.at(-1)?.id;
    if (end === undefined || rows.length < size) return;
    last = end;
    size = nextSize(size, tookMs, { min: 20, max: 5_000 });
  }
}

/** A page of the files that nothing uses. It may be short: the cursor leads on. */
export async function listUnusedMedia(deps: Deps, { limit, cursor, ...filter }: ListMedia) {
  const used = await readUsedIds(deps);
  const wanted = limit ?? DEFAULT_LIMIT;
  const found: ReturnType<typeof listMedia>['media'] = [];
  let next = cursor;
  for (let examined = 0; examined < MAX_EXAMINED; examined += wanted) {
    const page = listMedia(deps.database, { ...filter, limit: wanted, cursor: next });
    for (const [index, item] of page.media.entries()) {
      if (!used.has(item.id)) found.push(item);
      const isLast = page.nextCursor === null && index === page.media.length - 1;
      if (found.length === wanted && !isLast) {
        return { media: found, nextCursor: nextCursor([item], 1, (row) => row.createdAt) };
      }
    }
    next = page.nextCursor;
    if (next === null) break;
  }
  return { media: found, nextCursor: next ?? null };
}
