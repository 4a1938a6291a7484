import { and, eq, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { newId } from '../../../db/ids';
import { pages } from '../../../db/schema/pages';
import { notFound } from '../../errors';
import {
  isOlderThanCursor,
  newestFirst,
  nextCursor,
  type PageInput,
  readPage,
} from '../../core/pagination';
import { nextVersion, refuseStale } from '../../core/versions';
import { changedFields, updateEvent, type Written } from '../activities/domain-event';
import type { CreatePage, UpdatePage } from './pages.schema';
import {
  assertMayRemove,
  type Editor,
  publicationAfter,
  publicationOf,
} from '../content/publication';
import { referencesAfter } from '../content/references';
import { refuseTakenSlug } from '../content/slugs';
import { removeDrafts, removePublishedDraft } from '../drafts/published-draft';
import { storeVersionBefore } from '../revisions/store-revision';
import { keepOldAddress, releaseAddresses } from '../redirects/old-addresses';

const isPublished = eq(pages.status, 'published');

/** The columns of a list: all but the content. */
const summaryColumns = {
  id: pages.id,
  title: pages.title,
  slug: pages.slug,
  status: pages.status,
  publishedAt: pages.publishedAt,
  language: pages.language,
  authorId: pages.authorId,
  translationOf: pages.translationOf,
  isSample: pages.isSample,
  createdAt: pages.createdAt,
  updatedAt: pages.updatedAt,
};

const queries = prepared((database) => {
  const order = newestFirst(pages.createdAt, pages.id);
  return {
    published: database
      .select()
      .from(pages)
      .where(and(eq(pages.slug, sql.placeholder('slug')), isPublished))
      .prepare(),
    addresses: database
      .select({
        id: pages.id,
        language: pages.language,
        translationOf: pages.translationOf,
        slug: pages.slug,
        title: pages.title,
        metaDescription: pages.metaDescription,
        publishedAt: pages.publishedAt,
        updatedAt: pages.updatedAt,
      })
      .from(pages)
      .where(isPublished)
      .orderBy(...order)
      .prepare(),
    slice: database
      .select()
      .from(pages)
      .where(isOlderThanCursor(pages.createdAt, pages.id))
      .orderBy(...order)
      .limit(sql.placeholder('limit'))
      .prepare(),
    summaries: database
      .select(summaryColumns)
      .from(pages)
      .orderBy(...order)
      .prepare(),
    byId: database
      .select()
      .from(pages)
      .where(eq(pages.id, sql.placeholder('id')))
      .prepare(),
  };
});

/** A draft gives the same 404 as an unknown slug. */
export function getPublishedPage(database: Database, slug: string) {
  const page = queries(database).published.get({ slug });
  if (!page) throw notFound('The page');
  return page;
}

export function listPublishedPages(database: Database) {
  return queries(database).addresses.all();
}

/** Contents are long: reading more at once would hold up other requests. */
const DEFAULT_LIMIT = 200;

/** Newest first, with their contents. */
export function listPages(database: Database, { limit = DEFAULT_LIMIT, cursor }: PageInput) {
  const rows = queries(database).slice.all(readPage({ limit, cursor }));
  return { pages: rows, nextCursor: nextCursor(rows, limit, (page) => page.createdAt) };
}

export function listPageSummaries(database: Database) {
  return queries(database).summaries.all();
}

export function getPage(database: Database, id: string) {
  const page = queries(database).byId.get({ id });
  if (!page) throw notFound('The page');
  return page;
}

export type Page = typeof pages.$inferSelect;

export function createPage(database: Database, input: CreatePage, editor: Editor): Written<Page> {
  const publication = publicationOf('draft', input, editor);
  const references = referencesAfter(database, pages, input);
  refuseTakenSlug(database, pages, input.slug);
  const result = database
    .insert(pages)
    .values({
      ...input,
      ...publication,
      ...references,
      id: newId(),
      createdAt: editor.now,
      updatedAt: editor.now,
    })
    .returning()
    .get();
  const { id: subjectId, status } = result;
  return { result, event: { type: 'page.created', subjectId, data: { status } } };
}

const PAGE_UPDATE = { updated: 'page.updated', moved: 'page.status_changed' } as const;

export function updatePage(database: Database, input: UpdatePage, editor: Editor): Written<Page> {
  const { id, updatedAt, draft, ...others } = input;
  const stored = getPage(database, id);
  const publication = publicationAfter(stored, input, editor);
  const startedFrom = removePublishedDraft(database, input);
  refuseStale(stored, startedFrom);
  const references = referencesAfter(database, pages, input, stored);
  const changes = { ...others, ...publication, ...references };
  refuseTakenSlug(database, pages, changes.slug, id);
  const fields = changedFields(stored, changes);
  if (fields.length === 0 && !stored.isSample) return { result: stored, event: null };
  storeVersionBefore(database, 'page', stored);
  const result = database
    .update(pages)
    .set({ ...changes, isSample: false, updatedAt: nextVersion(stored, editor.now) })
    .where(eq(pages.id, id))
    .returning()
    .get();
  keepOldAddress(database, 'page', { stored, result, now: editor.now });
  const event = updateEvent(PAGE_UPDATE, fields, stored.status, result.status);
  return { result, event: { ...event, subjectId: id } };
}

/** Its translations become originals. */
export function removePage(database: Database, id: string, editor: Editor): Written<void> {
  const page = getPage(database, id);
  assertMayRemove(page, editor);
  database.delete(pages).where(eq(pages.id, id)).run();
  removeDrafts(database, id);
  releaseAddresses(database, 'page', page);
  return { result: undefined, event: { type: 'page.removed', subjectId: id, data: {} } };
}
