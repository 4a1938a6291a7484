import { desc, eq, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { newId } from '../../../db/ids';
import { projectUpdates } from '../../../db/schema';
import { nextCursor, readCursor } from '../../pagination';
import { DEFAULT_LIMIT, type Page } from './clients.service';
import type { NewUpdate } from './project-updates.schema';
import { getProject } from './projects.service';

const queries = prepared((database) => ({
  page: database
    .select()
    .from(projectUpdates)
    .where(
      sql`${eq(projectUpdates.projectId, sql.placeholder('projectId'))}
        and (${projectUpdates.createdAt}, ${projectUpdates.id}) < (${sql.placeholder('at')}, ${sql.placeholder('id')})`,
    )
    .orderBy(desc(projectUpdates.createdAt), desc(projectUpdates.id))
    .limit(sql.placeholder('limit'))
    .prepare(),
}));

/** Newest first; `html` is the content rendered, without anything that could do harm. */
export async function listUpdates(
  database: Database,
  { projectId, limit = DEFAULT_LIMIT, cursor }: Page & { projectId: string },
) {
  const { renderMarkdown } = await import('../content/markdown');
  getProject(database, projectId);
  const { at, id } = readCursor(cursor);
  const rows = queries(database).page.all({ projectId, at: Date.parse(at), id, limit });
  return {
    updates: rows.map((update) => ({
      ...update,
      html: toPart(renderMarkdown(update.content).html),
    })),
    nextCursor: nextCursor(rows, limit, (update) => update.createdAt),
  };
}

export function postUpdate(database: Database, input: NewUpdate, now: string) {
  getProject(database, input.projectId);
  return database
    .insert(projectUpdates)
    .values({
      id: newId(),
      projectId: input.projectId,
      title: input.title,
      content: input.content,
      attachments: input.attachments ?? null,
      createdAt: now,
    })
    .returning()
    .get();
}

/** Under the update's own title: headings go two levels down, and point at nothing. */
function toPart(html: string): string {
  return html.replaceAll(
    /<(\/?)h([1-6])(?: id="[^"]*")?>/g,
    (_, slash: string, level: string) => `<${slash}h${Math.min(6, Number(level) + 2)}>`,
  );
}
