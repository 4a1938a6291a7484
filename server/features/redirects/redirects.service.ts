import { and, eq, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { newId } from '../../../db/ids';
import { redirects } from '../../../db/schema/redirects';
import {
  isOlderThanCursor,
  newestFirst,
  nextCursor,
  type PageInput,
  readPage,
} from '../../core/pagination';
import { nextVersion, refuseStale } from '../../core/versions';
import type { Deps } from '../../deps';
import { invalid, notFound, taken } from '../../errors';
import { normalizePath } from '../../pages/page-paths';
import { changedFields, type Written } from '../activities/domain-event';
import { itemAt, storedPath } from './addresses';
import { findRedirect, findWay, isFile, targetOf, wayFrom } from './follow-redirects';
import type { NewRedirect, RedirectChange } from './redirects.schema';

type Stored = typeof redirects.$inferSelect;

/** The columns of a redirect that are shown as they are stored. */
export const redirectColumns = {
  id: redirects.id,
  from: redirects.from,
  subjectType: redirects.subjectType,
  subjectId: redirects.subjectId,
  hits: redirects.hits,
  lastHitAt: redirects.lastHitAt,
  createdAt: redirects.createdAt,
  updatedAt: redirects.updatedAt,
};

export interface Redirect extends Omit<Stored, 'toPath' | 'toSuffix'> {
  /** The present address of its target. */
  to: string;
}

export const REDIRECT_STATES = ['active', 'covered', 'dead'] as const;
interface ListedRedirect extends Redirect {
  /** `covered` where the site serves a page, which wins; `dead` if it leads to nothing public. */
  state: (typeof REDIRECT_STATES)[number];
}

type Site = Pick<Deps, 'isPublicPath'>;

function toRow(database: Database, stored: Stored): Redirect {
  const { toPath, toSuffix, ...shown } = stored;
  return { ...shown, to: `${targetOf(database, stored)}${toSuffix}` };
}

const matches = sql`instr(${redirects.from}, ${sql.placeholder('search')}) > 0`;

const queries = prepared((database) => ({
  page: database
    .select()
    .from(redirects)
    .where(and(isOlderThanCursor(redirects.createdAt, redirects.id), matches))
    .orderBy(...newestFirst(redirects.createdAt, redirects.id))
    .limit(sql.placeholder('limit'))
    .prepare(),
  byId: database
    .select()
    .from(redirects)
    .where(eq(redirects.id, sql.placeholder('id')))
    .prepare(),
}));

const DEFAULT_LIMIT = 200;

/** Newest first. */
export function listRedirects(
  database: Database,
  { limit = DEFAULT_LIMIT, cursor, search = '' }: PageInput & { search?: string | undefined },
  { isPublicPath, redirects: { pendingHits } }: Site & Pick<Deps, 'redirects'>,
) {
  const rows = queries(database).page.all({
    ...readPage({ limit, cursor }),
    search: search.trim().toLowerCase(),
  });
  const stateOf = ({ from }: Stored) => {
    if (isPublicPath(from)) return 'covered';
    return findWay(database, from, isPublicPath) ? 'active' : 'dead';
  };
  return {
    redirects: rows.map((row): ListedRedirect => ({
      ...withPending(toRow(database, row), pendingHits(row.id)),
      state: stateOf(row),
    })),
    nextCursor: nextCursor(rows, limit, (row) => row.createdAt),
  };
}

/** With the hits that are not stored yet. */
function withPending(
  row: Redirect,
  pending: ReturnType<Deps['redirects']['pendingHits']>,
): Redirect {
  if (!pending) return row;
  return { ...row, hits: row.hits + pending.hits, lastHitAt: new Date(pending.at).toISOString() };
}

export function findRedirectById(database: Database, id: string): Redirect | undefined {
  const stored = queries(database).byId.get({ id });
  return stored && toRow(database, stored);
}

function getStored(database: Database, id: string): Stored {
  const stored = queries(database).byId.get({ id });
  if (!stored) throw notFound('The redirect');
  return stored;
}

/** For reading a path as browsers do; its host is nowhere. */
const BASE = 'https://site.invalid';

function readFrom(database: Database, typed: string, { isPublicPath }: Site, ownId = ''): string {
  const { pathname } = new URL(typed, BASE);
  const from = storedPath(pathname);
  if (isPublicPath(normalizePath(pathname))) {
    throw invalid('from', 'A page of the site has this address');
  }
  const other = findRedirect(database, from);
  if (other && other.id !== ownId) {
    throw taken('from', 'There is a redirect from this address already');
  }
  return from;
}

type Target = Pick<Stored, 'subjectType' | 'subjectId' | 'toPath' | 'toSuffix'>;

/** The target of a redirect: an item where there is one, and never another redirect. */
function readTarget(database: Database, from: string, typed: string, site: Site): Target {
  const { pathname, search, hash } = new URL(typed, BASE);
  const path = normalizePath(pathname);
  const suffix = `${search}${hash}`;
  if (storedPath(path) === from) throw invalid('to', 'It would lead to itself');
  if (site.isPublicPath(path) || isFile(path)) return targetAt(database, path, suffix);
  for (const { target } of wayFrom(database, storedPath(path))) {
    if (target === from) throw invalid('to', 'It would lead in a circle');
  }
  const way = findWay(database, storedPath(path), site.isPublicPath);
  if (!way) throw invalid('to', 'There is no public page at this address');
  return targetAt(database, way.target, suffix || way.suffix);
}

function targetAt(database: Database, path: string, toSuffix: string): Target {
  const item = itemAt(database, path);
  return item
    ? { subjectType: item.type, subjectId: item.id, toPath: null, toSuffix }
    : { subjectType: null, subjectId: null, toPath: path, toSuffix };
}

export function createRedirect(
  database: Database,
  input: NewRedirect,
  { now, site }: { now: string; site: Site },
): Written<Redirect> {
  const from = readFrom(database, input.from, site);
  const target = readTarget(database, from, input.to, site);
  const stored = database
    .insert(redirects)
    .values({ id: newId(), from, ...target, createdAt: now, updatedAt: now })
    .returning()
    .get();
  const event = { type: 'redirect.created', subjectId: stored.id, data: {} } as const;
  return { result: toRow(database, stored), event };
}

export function updateRedirect(
  database: Database,
  { id, from: typedFrom, to, updatedAt: startedFrom }: RedirectChange,
  { now, site }: { now: string; site: Site },
): Written<Redirect> {
  const stored = getStored(database, id);
  refuseStale(stored, startedFrom);
  const before = toRow(database, stored);
  const from = typedFrom === undefined ? stored.from : readFrom(database, typedFrom, site, id);
  const changes = { from, ...(to !== undefined && readTarget(database, from, to, site)) };
  if (changedFields(stored, changes).length === 0) return { result: before, event: null };
  const result = toRow(
    database,
    database
      .update(redirects)
      .set({ ...changes, updatedAt: nextVersion(stored, now) })
      .where(eq(redirects.id, id))
      .returning()
      .get(),
  );
  const fields = changedFields(before, { from: result.from, to: result.to });
  return { result, event: { type: 'redirect.updated', subjectId: id, data: { fields } } };
}

export function removeRedirect(database: Database, id: string): Written<void> {
  getStored(database, id);
  database.delete(redirects).where(eq(redirects.id, id)).run();
  return { result: undefined, event: { type: 'redirect.removed', subjectId: id, data: {} } };
}
