import type { ContentStatus, Language } from '../../../db/enums';
import type { Actor } from '../../trpc/actor';
import { forbidden, invalid } from '../../errors';

/** The rules by which insights, case studies and pages become public. */

interface Publication {
  status: ContentStatus;
  publishedAt: string | null;
}

interface PublicationInput {
  status?: ContentStatus | null | undefined;
  publishedAt?: string | null | undefined;
}

/** Who writes, and when. */
export interface Editor {
  now: string;
  canPublish: boolean;
}

export const editorOf = ({ actor, now }: { actor: Actor; now: string }): Editor => ({
  now,
  canPublish: actor.type !== 'visitor' && actor.permissions.includes('content:publish'),
});

const isPublicOrScheduled = ({ status }: Publication) =>
  status === 'published' || status === 'scheduled';

/**
 * The state of a new row. A date in the future is a schedule, wherever it comes from, and a schedule
 * in the past publishes at once.
 */
export function publicationOf(
  withoutState: ContentStatus,
  input: PublicationInput,
  editor: Editor,
): Publication {
  const after = resolve({ status: withoutState, publishedAt: null }, input, editor.now);
  if (isPublicOrScheduled(after)) assertCanPublish(editor);
  return after;
}

/** The state of a stored row after an update, by the same rules. */
export function publicationAfter(
  { status, publishedAt }: Publication,
  input: PublicationInput,
  editor: Editor,
): Publication {
  const before = { status, publishedAt };
  const after = resolve(before, input, editor.now);
  if (isPublicOrScheduled(before) || isPublicOrScheduled(after)) assertCanPublish(editor);
  return after;
}

/** Refuses to remove what is public, or will be, without the permission to publish. */
export function assertMayRemove(row: Publication, editor: Editor): void {
  if (isPublicOrScheduled(row)) assertCanPublish(editor);
}

function assertCanPublish({ canPublish }: Editor): void {
  if (!canPublish) throw forbidden('This needs the permission content:publish.');
}

function resolve(before: Publication, input: PublicationInput, now: string): Publication {
  const { status, publishedAt: chosenAt } = input;
  if (!status && !chosenAt && before.publishedAt) return before;
  const publishedAt = chosenAt ?? before.publishedAt;
  const isAhead = publishedAt !== null && publishedAt > now;
  const wanted = status ?? (chosenAt && isAhead ? 'scheduled' : before.status);
  switch (wanted) {
    case 'draft':
    case 'unpublished':
      return { status: wanted, publishedAt: isAhead ? null : publishedAt };
    case 'scheduled':
      if (!publishedAt) throw invalid('publishedAt', 'A schedule needs a date: publishedAt');
      return { status: isAhead ? 'scheduled' : 'published', publishedAt };
    case 'published':
      // Without a date of its own, publishing what is scheduled means now.
      if (isAhead && chosenAt) return { status: 'scheduled', publishedAt };
      return { status: 'published', publishedAt: isAhead || !publishedAt ? now : publishedAt };
  }
}

/** What a public list shows without `?language=`. */
export const languageOf = (input: { language?: Language | null | undefined } | undefined) =>
  input?.language ?? 'en';

/** A row that is public has a date. */
export type Public<Row extends { publishedAt: string | null }> = Omit<Row, 'publishedAt'> & {
  publishedAt: string;
};

/** The last change that the public saw: becoming public, or a later save. */
export const changedAt = ({
  publishedAt,
  updatedAt,
}: {
  publishedAt: string | null;
  updatedAt: string;
}) => (publishedAt !== null && publishedAt > updatedAt ? publishedAt : updatedAt);
