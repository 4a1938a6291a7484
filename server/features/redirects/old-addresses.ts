import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { type ContentStatus, type ContentType, type Language, LANGUAGES } from '../../../db/enums';
import { newId } from '../../../db/ids';
import { redirects } from '../../../db/schema/redirects';
import { DomainError, notFound } from '../../errors';
import { addressOf, addressOfItem } from './addresses';

interface Addressed {
  id: string;
  slug: string;
  language: Language;
}

type Published = Addressed & { status: ContentStatus };

/**
 * Keeps the address that an item had before a change of its slug or language. It leads to the item, not to an
 * address, so however often an item is renamed there is one hop. An item that nobody could read there leaves
 * an existing redirect alone. Runs in the transaction of the change.
 */
export function keepOldAddress(
  database: Database,
  type: ContentType,
  { stored, result, now }: { stored: Published; result: Published; now: string },
): void {
  const from = addressOf(type, stored);
  const present = addressOf(type, result);
  if (from === present) return;
  const target = { subjectType: type, subjectId: stored.id, toPath: null };
  const insert = database
    .insert(redirects)
    .values({ id: newId(), from, ...target, createdAt: now, updatedAt: now });
  const isPublic = stored.status === 'published' && result.status === 'published';
  const set = { ...target, toSuffix: '', updatedAt: now };
  if (isPublic) insert.onConflictDoUpdate({ target: redirects.from, set }).run();
  else insert.onConflictDoNothing({ target: redirects.from }).run();
  // The item has one of its old addresses again.
  const isOwn = and(eq(redirects.subjectType, type), eq(redirects.subjectId, stored.id));
  const isPresent = eq(redirects.from, present);
  database.delete(redirects).where(and(isPresent, isOwn)).run();
}

/** Lets what led to a removed item lead to the address that it had, where something else may come. */
export function releaseAddresses(database: Database, type: ContentType, item: Addressed): void {
  database
    .update(redirects)
    .set({ subjectType: null, subjectId: null, toPath: addressOf(type, item) })
    .where(and(eq(redirects.subjectType, type), eq(redirects.subjectId, item.id)))
    .run();
}

/** The slug that the item of an old address has now. */
function newSlugOf(database: Database, type: ContentType, slug: string): string | undefined {
  const row = database
    .select({ subjectType: redirects.subjectType, id: redirects.subjectId })
    .from(redirects)
    .where(
      inArray(
        redirects.from,
        LANGUAGES.map((language) => addressOf(type, { slug, language })),
      ),
    )
    .get();
  if (!row?.id || row.subjectType !== type) return undefined;
  return addressOfItem(database, { type, id: row.id })?.slug;
}

/**
 * The error for a slug that nothing public has: with the new slug, if `read` finds something public
 * there. So an old address tells nothing of what is not public.
 */
export function movedOrNotFound(
  database: Database,
  { type, slug, what }: { type: ContentType; slug: string; what: string },
  read: (slug: string) => object | undefined,
): DomainError {
  const movedTo = newSlugOf(database, type, slug);
  if (movedTo === undefined || !read(movedTo)) return notFound(what);
  return new DomainError('not-found', `${what} has another slug now: ${movedTo}.`, { movedTo });
}
