import type { Database } from '../../../db/client';
import { media } from '../../../db/schema/media';
import { isAmong } from '../../core/personal-data';

export interface ShownFile {
  name: string;
  /** Null for a file outside of the library. */
  size: number | null;
  url: string;
}

/** Where contacts and staff read the private files of updates. */
export const CLIENT_FILES = '/client/files';

const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;
const ADDRESS = /^(?:https?:\/\/|\/(?!\/))/;

interface Named {
  filename: string;
  url: string;
}

/** The files among attachments, which may be any JSON. */
function namedFiles(attachments: unknown): Named[] {
  const items: unknown[] = Array.isArray(attachments) ? attachments : [];
  return items.flatMap((item) => {
    const { filename, url } = (item ?? {}) as Partial<Record<keyof Named, unknown>>;
    const isFile = typeof filename === 'string' && typeof url === 'string' && ADDRESS.test(url);
    return isFile ? [{ filename, url }] : [];
  });
}

const idIn = (url: string) => ID.exec(url)?.[0];

/** Finds the files of some attachments, private ones by the address that contacts may read. */
export function shownFiles(
  database: Database,
  all: unknown[],
): (attachments: unknown) => ShownFile[] {
  const ids = all.flatMap(namedFiles).flatMap(({ url }) => idIn(url) ?? []);
  const stored = ids.length
    ? database.select().from(media).where(isAmong(media.id, ids)).all()
    : [];
  const byId = new Map(stored.map((item) => [item.id, item]));
  return (attachments) =>
    namedFiles(attachments).flatMap(({ filename, url }): ShownFile[] => {
      const id = url.startsWith('/') ? idIn(url) : undefined;
      if (id === undefined) return [{ name: filename, size: null, url }];
      const item = byId.get(id);
      // It was deleted.
      if (!item) return [];
      return [{ name: filename, size: item.size, url: clientFileUrl(item) }];
    });
}

const clientFileUrl = (
  item: Pick<typeof media.$inferSelect, 'id' | 'filename' | 'isPrivate' | 'url'>,
) =>
  item.isPrivate ? `${CLIENT_FILES}/${item.id}/${encodeURIComponent(item.filename)}` : item.url;
