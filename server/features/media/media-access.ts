import type { Permission } from '../../../db/permissions';
import type { Deps } from '../../deps';
import { notFound } from '../../errors';
import { SUBJECTS } from '../activities/event-subjects.schema';
import type { MediaUse } from './media-uses';
import { findMedia, type Media } from './media.service';

/** Who may read a private file that nothing uses yet. */
const READERS_OF_UNUSED = ['leads:read', 'clients:read'] as const satisfies Permission[];

type MediaDeps = Pick<Deps, 'database' | 'findMediaUses'>;

/** A file; a private one only for staff who may read a record that uses it. */
export function findReadable(
  { database, findMediaUses }: MediaDeps,
  id: string,
  held: readonly Permission[],
): Media | undefined {
  const item = findMedia(database, id);
  if (!item?.isPrivate) return item;
  const uses = findMediaUses(id);
  const isReadable =
    uses.length === 0
      ? READERS_OF_UNUSED.every((needed) => held.includes(needed))
      : readableOf(uses, held).length > 0;
  return isReadable ? item : undefined;
}

/** For those who may not read it, a private file does not exist. */
export function assertReadable(deps: MediaDeps, id: string, held: readonly Permission[]): void {
  if (!findReadable(deps, id, held)) throw notFound('The file');
}

/** Those that these permissions read. */
export const readableOf = (uses: MediaUse[], held: readonly Permission[]): MediaUse[] =>
  uses.filter(({ subjectType }) => held.includes(SUBJECTS[subjectType].permission));
