import { eq, getTableColumns, sql, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { CONTENT_TYPES, type ContentType } from '../../../db/enums';
import { media, replacedMedia } from '../../../db/schema/media';
import type { UploadedFile } from '../../core/uploads.schema';
import { nextVersion } from '../../core/versions';
import { DomainError, invalid, notFound } from '../../errors';
import type { DomainEvent, Written } from '../activities/domain-event';
import type { MediaReferences } from '../define-feature';
import { storeVersionBefore } from '../revisions/store-revision';
import type { StoredRow } from '../content/content-tables';
import type { CheckedFile } from './check-file';
import { findMedia, type Media, storeMedia } from './media.service';
import { findMediaUses, idOf, idsOf, usesAny } from './media-uses';

interface Replacement {
  id: string;
  file: UploadedFile;
  checked: CheckedFile;
}

/**
 * Stores a file in the place of another, with its alt text, focus and tags, and puts its address
 * wherever the old one stood. The old address leads to the new one from then on.
 */
export function replaceMedia(
  database: Database,
  references: MediaReferences[],
  { id, file, checked }: Replacement,
  now: string,
): Written<Media> {
  const old = findMedia(database, id);
  if (!old || old.isPrivate) throw notFound('The file');
  if ((old.width === null) !== (checked.width === null)) {
    throw invalid('file', `The file must be a ${old.width === null ? 'PDF' : 'picture'} too`);
  }
  const [fixed] = findMediaUses(
    database,
    references.filter(({ followsReplacement }) => !followsReplacement),
    id,
  );
  if (fixed) throw new DomainError('conflict', `It is in use: ${fixed.label} "${fixed.title}".`);

  const { alt, focalX, focalY, tags } = old;
  const { result } = storeMedia(
    database,
    { file, checked, alt, focalX, focalY, tags, isPrivate: false },
    now,
  );
  const oldIds = idsOf(database, id);
  const event = { type: 'media.replaced', subjectId: result.id, data: { replacedId: id } } as const;
  const changed = references
    .filter(({ followsReplacement }) => followsReplacement)
    .flatMap((reference) => putIntoRows(database, reference, oldIds, result, now));
  database.insert(replacedMedia).values({ id, mediaId: result.id }).run();
  database
    .update(replacedMedia)
    .set({ mediaId: result.id })
    .where(eq(replacedMedia.mediaId, id))
    .run();
  database.delete(media).where(eq(media.id, id)).run();
  return { result, event, events: [event, ...changed] };
}

const UPDATED = {
  insight: 'insight.updated',
  case_study: 'case_study.updated',
  page: 'page.updated',
} as const satisfies Record<ContentType, string>;

/** Returns the events of the content that it changes; of other rows there are none. */
function putIntoRows(
  database: Database,
  reference: MediaReferences,
  oldIds: string[],
  file: Media,
  now: string,
): DomainEvent[] {
  const { subjectType, title, columns } = reference;
  const { table } = title;
  const named = Object.entries(getTableColumns(table)).filter(([, column]) =>
    columns.some((one) => one === column),
  );
  const contentType = CONTENT_TYPES.find((type) => type === subjectType);
  const texts = Object.fromEntries(named.map(([name, column]) => [name, textOf(column)]));
  const rows = database
    .select({ row: table, texts })
    .from(table)
    .where(usesAny(reference, oldIds))
    .all() as { row: StoredRow; texts: Record<string, string | null> }[];
  return rows.flatMap(({ row, texts: stored }) => {
    if (contentType) storeVersionBefore(database, contentType, row);
    const changes = Object.entries(stored).flatMap(([name, text]) => {
      const next = text === null ? null : putInto(text, oldIds, file);
      return next === text ? [] : [[name, sql`${next}`] as const];
    });
    // Somebody who edits the row now gets to know of the new version before they save.
    const version = 'updatedAt' in row ? { updatedAt: nextVersion(row, now) } : {};
    database
      .update(table)
      .set({ ...Object.fromEntries(changes), ...version })
      .where(eq(idOf(reference), row.id))
      .run();
    const fields = changes.map(([name]) => name);
    return contentType ? [{ type: UPDATED[contentType], subjectId: row.id, data: { fields } }] : [];
  });
}

/** The stored text, of JSON too. */
const textOf = (column: unknown) => sql<string | null>`${column as SQLWrapper}`;

/** Puts the new address for the old ones, percent-encoded or not, and the new id for the others. */
function putInto(text: string, oldIds: string[], file: Media): string {
  const replaced = oldIds.reduce(
    (rest, oldId) =>
      rest
        .replaceAll(new RegExp(`/media/${oldId}/[\\p{L}\\p{M}\\p{N}%.-]+`, 'gu'), file.url)
        .replaceAll(oldId, file.id),
    text,
  );
  return text.includes('"mediaId"') ? nameAttachments(replaced, file) : replaced;
}

/** Attachments are shown by the name of their file. */
function nameAttachments(json: string, file: Media): string {
  return JSON.stringify(
    JSON.parse(json, (_name, value: unknown) =>
      typeof value === 'object' && value !== null && 'mediaId' in value && 'filename' in value
        ? { ...value, filename: value.mediaId === file.id ? file.originalName : value.filename }
        : value,
    ),
  );
}
