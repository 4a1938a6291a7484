import { asc, count, gt } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { CONTENT_TYPES, type ContentType } from '../../../db/enums';
import { decodePath } from '../../core/decode-path.schema';
import { inSlice, nextSize } from '../../core/slices';
import type { Deps } from '../../deps';
import { invalid } from '../../errors';
import { normalizePath } from '../../pages/page-paths';
import { SYSTEM_PATHS } from '../content/reserved-paths.schema';
import { findMedia, findReplacement } from '../media/media.service';
import { CONTENT_TABLES } from '../content/content-tables';
import { storedPath } from '../redirects/addresses';
import { findWay } from '../redirects/follow-redirects';
import { ROOT_FILES } from '../redirects/redirects.schema';
import type { Finding } from './find-faults';

interface CheckedItem {
  type: ContentType;
  id: string;
  title: string;
  findings: Finding[];
}

/** A request checks items for so long; the next one goes on. */
const BUDGET_MS = 250;
const FIRST_SIZE = 5;

const CURSOR = /^(insight|case_study|page)_([\w-]{0,64})$/;

/** The next items with something to look at, in slices, and how many were checked for them. */
export async function checkAll(deps: Deps, cursor: string | null | undefined) {
  const { database } = deps;
  const { findFaults } = await import('./find-faults');
  const isDead = deadLinksIn(deps);
  const giveUpAt = performance.now() + BUDGET_MS;
  const items: CheckedItem[] = [];
  let checked = 0;
  let place: Place | null = readCursor(cursor);
  for (let size = FIRST_SIZE; place && performance.now() < giveUpAt;) {
    const { type, after }: Place = place;
    const startedAt = performance.now();
    const rows = await inSlice(() => {
      const found = readItems(database, type, { after, size });
      for (const { id, title, ...row } of found) {
        const findings = findFaults(type, row, isDead);
        if (findings.length > 0) items.push({ type, id, title, findings });
      }
      return found;
    });
    checked += rows.length;
    place = nextPlace({ type, after: rows.at(-1)?.id ?? after }, rows.length < size);
    size = nextSize(size, performance.now() - startedAt, { min: 1, max: 500 });
  }
  const nextCursor = place && `${place.type}_${place.after}`;
  return { items, checked, total: countItems(database), nextCursor };
}

/** The position in all items: those of one type after those of another. */
interface Place {
  type: ContentType;
  after: string;
}

function readCursor(cursor: string | null | undefined): Place {
  if (cursor === null || cursor === undefined) return { type: CONTENT_TYPES[0], after: '' };
  const [, type, after = ''] = CURSOR.exec(cursor) ?? [];
  const known = CONTENT_TYPES.find((each) => each === type);
  if (!known) throw invalid('cursor', 'The cursor is not one that this list gave out');
  return { type: known, after };
}

function nextPlace({ type, after }: Place, isLast: boolean): Place | null {
  if (!isLast) return { type, after };
  const next = CONTENT_TYPES[CONTENT_TYPES.indexOf(type) + 1];
  return next ? { type: next, after: '' } : null;
}

function readItems(
  database: Database,
  type: ContentType,
  { after, size }: { after: string; size: number },
): { id: string; title: string }[] {
  const table = CONTENT_TABLES[type];
  return database
    .select()
    .from(table)
    .where(gt(table.id, after))
    .orderBy(asc(table.id))
    .limit(size)
    .all();
}

const countItems = (database: Database) =>
  CONTENT_TYPES.reduce(
    (sum, type) =>
      sum + (database.select({ rows: count() }).from(CONTENT_TABLES[type]).get()?.rows ?? 0),
    0,
  );

/** What the checks find in texts that are being written. */
export async function checkText(
  deps: Deps,
  { type, ...row }: { type: ContentType; content: unknown; excerpt?: string | undefined },
): Promise<Finding[]> {
  const { findFaults } = await import('./find-faults');
  return findFaults(type, row, deadLinksIn(deps));
}

const MEDIA = /^\/media\/([\da-f-]{36})\//;

/** Whether an address is one of this site at which a visitor finds nothing. */
function deadLinksIn({ database, isPublicPath, siteUrl }: Deps): (address: string) => boolean {
  const known = new Map<string, boolean>();
  const isDead = (address: string): boolean => {
    const url = URL.canParse(address, siteUrl) ? new URL(address, siteUrl) : null;
    if (!url || decodePath(url.pathname) === null) return true;
    const path = normalizePath(url.pathname);
    const [, first = '', ...more] = path.split('/');
    const [, mediaId] = MEDIA.exec(path) ?? [];
    if (mediaId !== undefined) {
      return !findMedia(database, mediaId) && !findReplacement(database, mediaId);
    }
    if (SYSTEM_PATHS.includes(first)) return false;
    if (more.length === 0 && ROOT_FILES.includes(first)) return false;
    return !isPublicPath(path) && !findWay(database, storedPath(path), isPublicPath);
  };
  return (address) => {
    const isOwn =
      address.startsWith('/') || address === siteUrl || address.startsWith(`${siteUrl}/`);
    if (!isOwn) return false;
    const dead = known.get(address) ?? isDead(address);
    known.set(address, dead);
    return dead;
  };
}
