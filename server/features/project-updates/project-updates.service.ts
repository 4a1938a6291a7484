import { and, eq, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { newId } from '../../../db/ids';
import { projectUpdates } from '../../../db/schema/project-updates';
import { invalid, notFound } from '../../errors';
import {
  isOlderThanCursor,
  newestFirst,
  nextCursor,
  type PageInput,
  readPage,
} from '../../core/pagination';
import { changedFields, type DomainEvent, type Written } from '../activities/domain-event';
import { type Asking, refusePastDay } from '../asks/due-date';
import { asksOf, storeAsk } from '../asks/store-ask';
import { commentsOf } from '../comments/comments-of';
import { contactsNotifiedOf } from '../contact-news/notified-contacts';
import { getProject } from '../projects/projects.service';
import { staffNames } from '../staff/staff-names';
import type { NewUpdate, UpdateEdit, UpdateKey } from './project-updates.schema';
import { assertMayChange, type Editor, mayChange } from './updates.access';

const queries = prepared((database) => ({
  page: database
    .select()
    .from(projectUpdates)
    .where(
      and(
        eq(projectUpdates.projectId, sql.placeholder('projectId')),
        isOlderThanCursor(projectUpdates.createdAt, projectUpdates.id),
      ),
    )
    .orderBy(...newestFirst(projectUpdates.createdAt, projectUpdates.id))
    .limit(sql.placeholder('limit'))
    .prepare(),
}));

export type Update = typeof projectUpdates.$inferSelect;

interface Reader {
  editor: Editor;
  now: string;
}

/** Newest first, with drafts; `html` is the content rendered from Markdown. */
export async function listUpdates(
  database: Database,
  { projectId, ...input }: PageInput & { projectId: string },
  { editor, now }: Reader,
) {
  const range = readPage(input);
  const { renderMarkdown } = await import('../content/markdown');
  getProject(database, projectId);
  const rows = queries(database).page.all({ projectId, ...range });
  const ids = rows.map(({ id }) => id);
  const askOf = asksOf(database, ids);
  const comments = commentsOf(database, ids, ({ staffId: authorId, createdAt }) => ({
    canChange: mayChange({ authorId, createdAt, isDraft: false }, editor, now),
  }));
  const notifiedOf = contactsNotifiedOf(database, ids);
  const nameOf = staffNames(database);
  return {
    updates: rows.map((update) => ({
      ...update,
      html: lowerHeadings(renderMarkdown(update.content).html),
      author: update.authorId === null ? null : nameOf(update.authorId).name,
      ask: askOf(update.id),
      comments: comments(update.id),
      notified: notifiedOf(update.id),
      canChange: mayChange(update, editor, now),
    })),
    nextCursor: nextCursor(rows, range.limit, (update) => update.createdAt),
  };
}

/** An update of a project; the same error for one of another project. */
export function getUpdate(database: Database, { projectId, updateId }: UpdateKey): Update {
  const isWanted = and(eq(projectUpdates.id, updateId), eq(projectUpdates.projectId, projectId));
  const update = database.select().from(projectUpdates).where(isWanted).get();
  if (!update) throw notFound('The update');
  return update;
}

export function postUpdate(
  database: Database,
  input: NewUpdate,
  { authorId, now, today }: Asking & { authorId: string },
): Written<Update> {
  refusePastDay(input.ask?.dueDate, today, 'ask.dueDate');
  const { clientId } = getProject(database, input.projectId);
  const isDraft = input.isDraft ?? false;
  const result = database
    .insert(projectUpdates)
    .values({
      id: newId(),
      projectId: input.projectId,
      title: input.title,
      content: input.content,
      attachments: input.attachments ?? null,
      authorId,
      isDraft,
      isVisible: input.isVisible ?? true,
      createdAt: now,
    })
    .returning()
    .get();
  const { id: subjectId, projectId } = result;
  const type = isDraft ? 'project_update.drafted' : 'project_update.created';
  const posted: DomainEvent = { type, subjectId, clientId, data: { projectId } };
  const asked = input.ask ? [storeAsk(database, result, input.ask, { clientId, now }).event] : [];
  return { result, event: posted, events: [posted, ...asked] };
}

export function editUpdate(
  database: Database,
  { projectId, updateId, ...changes }: UpdateEdit,
  { editor, now }: Reader,
): Written<Update> {
  const { clientId } = getProject(database, projectId);
  const stored = getUpdate(database, { projectId, updateId });
  assertMayChange(stored, editor, now);
  const isPosted = stored.isDraft && changes.isDraft === false;
  // What the client may have read does not become a draft again.
  const isDraft = stored.isDraft && changes.isDraft !== false;
  const { title, content, isVisible, attachments } = changes;
  const fields = changedFields(stored, { title, content, isVisible, attachments });
  if (fields.length === 0 && !isPosted) return { result: stored, event: null };
  refuseRewording(database, updateId, fields);
  const isEdited = !stored.isDraft && fields.some((name) => name !== 'isVisible');
  const result = database
    .update(projectUpdates)
    .set({
      title,
      content,
      isVisible,
      attachments,
      isDraft,
      ...(isPosted && { createdAt: now }),
      ...(isEdited && { editedAt: now }),
    })
    .where(eq(projectUpdates.id, updateId))
    .returning()
    .get();
  const about = { subjectId: updateId, clientId };
  return {
    result,
    event: isPosted
      ? { type: 'project_update.created', ...about, data: { projectId } }
      : { type: 'project_update.updated', ...about, data: { projectId, fields } },
  };
}

/** What a client has approved or chosen stays worded as it was. */
function refuseRewording(database: Database, updateId: string, fields: string[]): void {
  const field = fields.find((name) => name !== 'isVisible');
  const outcome = asksOf(database, [updateId])(updateId)?.outcome;
  if (field && (outcome === 'approved' || outcome === 'chosen')) {
    throw invalid(field, `The client has ${outcome} this. Post another update instead.`);
  }
}

/** With what it asked and the comments. Files that nothing else uses go after a week. */
export function removeUpdate(
  database: Database,
  key: UpdateKey,
  { editor, now }: Reader,
): Written<void> {
  const { clientId } = getProject(database, key.projectId);
  const update = getUpdate(database, key);
  assertMayChange(update, editor, now);
  const { id: subjectId, projectId } = update;
  database.delete(projectUpdates).where(eq(projectUpdates.id, subjectId)).run();
  return {
    result: undefined,
    event: { type: 'project_update.removed', subjectId, clientId, data: { projectId } },
  };
}

/** Lowers headings by two levels, below the title of the update, and removes their ids. */
export function lowerHeadings(html: string): string {
  return html.replaceAll(
    /<(\/?)h([1-6])(?: id="[^"]*")?/g,
    (_, slash: string, level: string) => `<${slash}h${Math.min(6, Number(level) + 2)}`,
  );
}
