import { and, count, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { newId } from '../../../db/ids';
import { updateComments } from '../../../db/schema/project-updates';
import { invalid, notFound } from '../../errors';
import type { Written } from '../activities/domain-event';
import { getUpdate } from '../project-updates/project-updates.service';
import type { UpdateKey } from '../project-updates/project-updates.schema';
import { assertMayChange, type Editor } from '../project-updates/updates.access';
import { getProject } from '../projects/projects.service';
import type { CommentKey, NewComment } from './comments.schema';
import { commentsOf, MAX_COMMENTS } from './comments-of';

export function listComments(database: Database, key: UpdateKey) {
  const { id } = getUpdate(database, key);
  return commentsOf(database, [id], () => ({}))(id);
}

type Comment = typeof updateComments.$inferSelect;
type Author = { staffId: string } | { contactId: string; contactName: string };

interface Commenting {
  update: { id: string; projectId: string };
  clientId: string;
  author: Author;
  now: string;
}

/** Stores a comment of staff or of a contact. */
export function storeComment(
  database: Database,
  text: string,
  { update, clientId, author, now }: Commenting,
): Written<Comment> {
  const { id: updateId, projectId } = update;
  const stored = database
    .select({ count: count() })
    .from(updateComments)
    .where(eq(updateComments.updateId, updateId))
    .get();
  if ((stored?.count ?? 0) >= MAX_COMMENTS) {
    throw invalid('text', `There are ${MAX_COMMENTS} comments under this update already`);
  }
  const result = database
    .insert(updateComments)
    .values({ id: newId(), updateId, text, ...author, createdAt: now })
    .returning()
    .get();
  const data = { projectId, updateId };
  return { result, event: { type: 'comment.created', subjectId: result.id, clientId, data } };
}

export function createComment(
  database: Database,
  { text, ...key }: NewComment,
  { staffId, now }: { staffId: string; now: string },
): Written<Comment> {
  const { clientId } = getProject(database, key.projectId);
  const update = getUpdate(database, key);
  return storeComment(database, text, { update, clientId, author: { staffId }, now });
}

/** By its author within a day, and by admins: those of contacts too. */
export function removeComment(
  database: Database,
  { commentId, ...key }: CommentKey,
  { editor, now }: { editor: Editor; now: string },
): Written<void> {
  const { clientId } = getProject(database, key.projectId);
  const { id: updateId, projectId } = getUpdate(database, key);
  const isWanted = and(eq(updateComments.id, commentId), eq(updateComments.updateId, updateId));
  const comment = database.select().from(updateComments).where(isWanted).get();
  if (!comment) throw notFound('The comment');
  const { staffId: authorId, createdAt } = comment;
  assertMayChange({ authorId, createdAt, isDraft: false }, editor, now);
  database.delete(updateComments).where(isWanted).run();
  const data = { projectId, updateId };
  return {
    result: undefined,
    event: { type: 'comment.removed', subjectId: commentId, clientId, data },
  };
}
