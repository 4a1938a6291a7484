import { and, count, desc, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { DAY_MS } from '../../../db/durations';
import { newId } from '../../../db/ids';
import { previewLinks } from '../../../db/schema/preview-links';
import { invalid, notFound } from '../../errors';
import type { Written } from '../activities/domain-event';
import { type ContentItem, getItem } from '../content/content-tables';
import { storeVersionBefore } from '../revisions/store-revision';
import { hashToken } from '../staff/tokens';
import { staffNames } from '../staff/staff-names';

const VALID_FOR_MS = 7 * DAY_MS;
/** Of one item, at once. */
export const MAX_LINKS = 20;

export const previewLinkColumns = {
  id: previewLinks.id,
  actorId: previewLinks.actorId,
  expiresAt: previewLinks.expiresAt,
  createdAt: previewLinks.createdAt,
};

const isLiving = (now: string) => gt(previewLinks.expiresAt, now);

const isOf = ({ type, id }: ContentItem) =>
  and(eq(previewLinks.subjectType, type), eq(previewLinks.subjectId, id));

/** The links of an item that still work, newest first. */
export function listPreviewLinks(database: Database, item: ContentItem, now: string) {
  getItem(database, item);
  const nameOf = staffNames(database);
  return database
    .select(previewLinkColumns)
    .from(previewLinks)
    .where(and(isOf(item), isLiving(now)))
    .orderBy(desc(previewLinks.id))
    .all()
    .map((link) => ({ ...link, actor: nameOf(link.actorId) }));
}

interface NewLink {
  secret: string;
  actorId: string;
  now: string;
}

/** Only a hash of the secret is stored. */
export function createPreviewLink(
  database: Database,
  item: ContentItem,
  { secret, actorId, now }: NewLink,
): Written<typeof previewLinks.$inferSelect> {
  const stored = getItem(database, item);
  const living = and(isOf(item), isLiving(now));
  const links = database.select({ count: count() }).from(previewLinks).where(living).get();
  if ((links?.count ?? 0) >= MAX_LINKS) {
    throw invalid('', `There are ${MAX_LINKS} preview links: revoke one first`);
  }
  // Its event is about the item, and would else make the person the author of a seeded version.
  storeVersionBefore(database, item.type, stored);
  const result = database
    .insert(previewLinks)
    .values({
      id: newId(),
      subjectType: item.type,
      subjectId: item.id,
      secretHash: hashToken(secret),
      actorId,
      expiresAt: new Date(Date.parse(now) + VALID_FOR_MS).toISOString(),
      createdAt: now,
    })
    .returning()
    .get();
  const type = `${item.type}.preview_created` as const;
  return { result, event: { type, subjectId: item.id, data: { previewId: result.id } } };
}

/** The link stops working at once. */
export function revokePreviewLink(
  database: Database,
  item: ContentItem,
  { previewId, now }: { previewId: string; now: string },
): Written<void> {
  const isWanted = and(eq(previewLinks.id, previewId), isOf(item), isLiving(now));
  const removed = database.delete(previewLinks).where(isWanted).returning().get();
  if (!removed) throw notFound('The preview link');
  storeVersionBefore(database, item.type, getItem(database, item));
  const type = `${item.type}.preview_revoked` as const;
  return { result: undefined, event: { type, subjectId: item.id, data: { previewId } } };
}

/** The item that a link shows. A wrong, an expired and a revoked link are alike. */
export function findLinkedItem(database: Database, secret: string, now: string) {
  return database
    .select({
      type: previewLinks.subjectType,
      id: previewLinks.subjectId,
      expiresAt: previewLinks.expiresAt,
    })
    .from(previewLinks)
    .where(and(eq(previewLinks.secretHash, hashToken(secret)), isLiving(now)))
    .get();
}

/** They are few, since an item has at most twenty. */
export function removeExpiredLinks(database: Database, now: string): number {
  return database.delete(previewLinks).where(lte(previewLinks.expiresAt, now)).run().changes;
}
