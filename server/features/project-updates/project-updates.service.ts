import { and, eq, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { newId } from '../../../db/ids';
import { projectUpdates } from '../../../db/schema/project-updates';
import {
  isOlderThanCursor,
  newestFirst,
  nextCursor,
  type PageInput,
  readPage,
} from '../../core/pagination';
import type { Written } from '../activities/domain-event';
import type { NewUpdate } from './project-updates.schema';
import { getProject } from '../projects/projects.service';

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

/** Newest first; `html` is the content rendered from Markdown. */
export async function listUpdates(
  database: Database,
  { projectId, ...input }: PageInput & { projectId: string },
) {
  const range = readPage(input);
  const { renderMarkdown } = await import('../content/markdown');
  getProject(database, projectId);
  const rows = queries(database).page.all({ projectId, ...range });
  return {
    updates: rows.map((update) => ({
      ...update,
      html: lowerHeadings(renderMarkdown(update.content).html),
    })),
    nextCursor: nextCursor(rows, range.limit, (update) => update.createdAt),
  };
}

export function postUpdate(
  database: Database,
  input: NewUpdate,
  now: string,
): Written<typeof projectUpdates.$inferSelect> {
  const { clientId } = getProject(database, input.projectId);
  const result = database
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
  const { id: subjectId, projectId } = result;
  return {
    result,
    event: { type: 'project_update.created', subjectId, clientId, data: { projectId } },
  };
}

/** Lowers headings by two levels, below the title of the update, and removes their ids. */
function lowerHeadings(html: string): string {
  return html.replaceAll(
    /<(\/?)h([1-6])(?: id="[^"]*")?/g,
    (_, slash: string, level: string) => `<${slash}h${Math.min(6, Number(level) + 2)}`,
  );
}
