import { eq, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { redirects } from '../../../db/schema/redirects';
import { splitLanguage } from '../../../src/config/languages';
import { writeIfPossible } from '../../../db/write';
import { addressOfItem, storedPath } from './addresses';

type Redirect = typeof redirects.$inferSelect;

interface Parts {
  database: Database;
  clock: () => Date;
  /** Whether the site serves a public page at this path. */
  isPublicPath: (path: string) => boolean;
}

interface Hits {
  hits: number;
  /** The time of the last one, in milliseconds. */
  at: number;
}

export interface Redirects {
  /** Where a path leads that nothing serves; undefined if nothing public is there. Counts the hit. */
  follow: (pathname: string) => string | undefined;
  /** The hits of a redirect that are not stored yet. */
  pendingHits: (id: string) => Hits | undefined;
  /** Stores the hits. */
  flush: () => Promise<void>;
}

const queries = prepared((database) => ({
  byPath: database
    .select()
    .from(redirects)
    .where(eq(redirects.from, sql.placeholder('from')))
    .prepare(),
  addHits: database
    .update(redirects)
    .set({
      hits: sql`${redirects.hits} + ${sql.placeholder('hits')}`,
      lastHitAt: sql`${sql.placeholder('at')}`,
    })
    .where(eq(redirects.id, sql.placeholder('id')))
    .prepare(),
}));

export const findRedirect = (database: Database, from: string): Redirect | undefined =>
  queries(database).byPath.get({ from });

/** The path to which a redirect leads, whether or not it is public. */
export function targetOf(
  database: Database,
  { subjectType: type, subjectId: id, toPath }: Redirect,
): string {
  // What led to a removed item has its path instead.
  return (type && id && addressOfItem(database, { type, id })?.path) || (toPath ?? '');
}

/** The files to which a redirect may lead. */
export const isFile = (path: string) =>
  path.startsWith('/media/') || splitLanguage(path).path === '/feed.xml';

/** Redirects lead to items and to public paths, so only removed pages can make a row of them. */
const MAX_ROW = 10;

interface Step {
  id: string;
  target: string;
  suffix: string;
}

/** The redirects from a path, each from the target of the one before. */
export function wayFrom(database: Database, from: string): Step[] {
  const way: Step[] = [];
  let redirect = findRedirect(database, from);
  while (redirect && way.length < MAX_ROW) {
    const target = targetOf(database, redirect);
    way.push({ id: redirect.id, target, suffix: redirect.toSuffix });
    redirect = findRedirect(database, target);
  }
  return way;
}

/** The redirect that leads from a path to something public, through others if need be. */
export function findWay(
  database: Database,
  from: string,
  isPublicPath: Parts['isPublicPath'],
): Step | undefined {
  const way = wayFrom(database, from);
  const end = way.find(({ target }) => isPublicPath(target) || isFile(target));
  const [first] = way;
  return first && end && { ...end, id: first.id };
}

/** Rows in a transaction, which takes a few milliseconds. */
const BATCH = 500;

/** Follows redirects and counts their hits, in memory until the next `flush`. */
export function createRedirects({ database, clock, isPublicPath }: Parts): Redirects {
  /** By the id of the redirect, so there are never more than redirects. */
  let pending = new Map<string, Hits>();

  function count(id: string, { hits, at }: Hits): void {
    const known = pending.get(id);
    pending.set(id, { hits: hits + (known?.hits ?? 0), at: Math.max(at, known?.at ?? 0) });
  }

  return {
    follow(pathname) {
      const way = findWay(database, storedPath(pathname), isPublicPath);
      if (!way) return undefined;
      count(way.id, { hits: 1, at: clock().getTime() });
      return `${way.target}${way.suffix}`;
    },
    pendingHits: (id) => pending.get(id),
    async flush() {
      const counted = [...pending];
      pending = new Map();
      for (let start = 0; start < counted.length; start += BATCH) {
        const batch = counted.slice(start, start + BATCH);
        const isStored = await writeIfPossible(database, () => {
          for (const [id, hits] of batch) queries(database).addHits.run({ id, ...hits });
          return true;
        });
        if (!isStored) for (const [id, hits] of batch) count(id, hits);
      }
    },
  };
}
