import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { asks, projectUpdates } from '../../../db/schema/project-updates';
import { projects } from '../../../db/schema/projects';
import { dayIn } from '../../core/calendar';
import { CONTACT_IDLE_MS } from '../../core/cookies';
import { isOlderThanCursor, newestFirst, nextCursor, readPage } from '../../core/pagination';
import { notFound } from '../../errors';
import { isLate } from '../asks/due-date';
import { asksOf } from '../asks/store-ask';
import { getClient } from '../clients/clients.service';
import { commentsOf } from '../comments/comments-of';
import { PRIVATE_PATH } from '../media/media.service';
import { milestonesOf } from '../milestones/milestones.service';
import { lowerHeadings } from '../project-updates/project-updates.service';
import { staffNames } from '../staff/staff-names';
import { CLIENT_FILES, shownFiles } from './shown-files';

const UPDATES_A_PAGE = 20;
const MAX_PROJECTS = 100;
const MAX_ASKS = 50;
/** Of the lists of people and of files beside the updates. */
const MAX_BESIDE = 6;

/** What the client may read: posted, and not internal. */
const isShown = and(
  eq(projects.clientId, sql.placeholder('clientId')),
  eq(projectUpdates.isVisible, sql`1`),
  eq(projectUpdates.isDraft, sql`0`),
);

const updateColumns = {
  id: projectUpdates.id,
  projectId: projectUpdates.projectId,
  project: projects.title,
  title: projectUpdates.title,
  content: projectUpdates.content,
  attachments: projectUpdates.attachments,
  authorId: projectUpdates.authorId,
  editedAt: projectUpdates.editedAt,
  createdAt: projectUpdates.createdAt,
};

const queries = prepared((database) => {
  const updates = () =>
    database
      .select(updateColumns)
      .from(projectUpdates)
      .innerJoin(projects, eq(projects.id, projectUpdates.projectId));
  const counted = () =>
    database
      .select({ count: count() })
      .from(projectUpdates)
      .innerJoin(projects, eq(projects.id, projectUpdates.projectId));
  return {
    page: updates()
      .where(and(isShown, isOlderThanCursor(projectUpdates.createdAt, projectUpdates.id)))
      .orderBy(...newestFirst(projectUpdates.createdAt, projectUpdates.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(),
    one: updates()
      .where(and(isShown, eq(projectUpdates.id, sql.placeholder('id'))))
      .prepare(),
    waiting: updates()
      .innerJoin(asks, eq(asks.updateId, projectUpdates.id))
      .where(and(isShown, isNull(asks.answeredAt)))
      .orderBy(sql`${asks.dueDate} is null`, asks.dueDate, asks.createdAt)
      .limit(MAX_ASKS)
      .prepare(),
    total: counted().where(isShown).prepare(),
    older: counted()
      .where(and(isShown, isOlderThanCursor(projectUpdates.createdAt, projectUpdates.id)))
      .prepare(),
    // Never the budget.
    projects: database
      .select({
        id: projects.id,
        title: projects.title,
        description: projects.description,
        status: projects.status,
        progress: projects.progress,
        startDate: projects.startDate,
        endDate: projects.endDate,
      })
      .from(projects)
      .where(eq(projects.clientId, sql.placeholder('clientId')))
      .orderBy(sql`${projects.status} = 'completed'`, desc(projects.createdAt))
      .limit(MAX_PROJECTS)
      .prepare(),
  };
});

type StoredUpdate = ReturnType<typeof getShownUpdate>;

/** An update that the client may read; the same error for all others. */
export function getShownUpdate(database: Database, clientId: string, id: string) {
  const update = queries(database).one.get({ clientId, id });
  if (!update) throw notFound('The update');
  return update;
}

interface Reading {
  clientId: string;
  before?: string | undefined;
  /** An update that the page has to hold. */
  update?: string | undefined;
  /** The same for what an update asks: on the first page while it waits, later at the update. */
  ask?: string | undefined;
  now: string;
  /** Of the firm, by whose days an ask is late. */
  timeZone: string;
}

/** Everything that the pages of a client show. */
export async function readPortal(
  database: Database,
  { clientId, before, update, ask, now, timeZone }: Reading,
) {
  const client = getClient(database, clientId);
  const range = readPage({ limit: UPDATES_A_PAGE, cursor: before });
  const { page, waiting, total } = queries(database);
  const open = waiting.all({ clientId });
  const answered = open.some(({ id }) => id === ask) ? undefined : ask;
  const linkedUpdateId = before === undefined ? (update ?? answered) : undefined;
  const updateCount = total.get({ clientId })?.count ?? 0;
  const offset =
    linkedUpdateId === undefined
      ? 0
      : startOfPage(database, { clientId, id: linkedUpdateId, updateCount });
  const rows = page.all({ clientId, offset, ...range });
  const toUpdate = await updateReader(database, [...rows, ...open], dayIn(now, timeZone));
  const updates = rows.map(toUpdate);
  const waitingFor = open.map(toUpdate);
  const waitingProjectIds = new Set(waitingFor.map(({ projectId }) => projectId));
  return {
    company: client.company,
    now,
    accessEndsAt: new Date(Date.parse(now) + CONTACT_IDLE_MS).toISOString(),
    projects: queries(database)
      .projects.all({ clientId })
      .map((project) => {
        const milestones = milestonesOf(database, project.id).map((milestone) => ({
          id: milestone.id,
          title: milestone.title,
          dueDate: milestone.dueDate,
          isDone: milestone.isDone,
        }));
        const next = milestones.find(({ isDone }) => !isDone) ?? null;
        return { ...project, milestones, next, isWaiting: waitingProjectIds.has(project.id) };
      }),
    waiting: waitingFor,
    updates,
    updateCount,
    isFirstPage: before === undefined && offset === 0,
    next: nextCursor(rows, UPDATES_A_PAGE, (update) => update.createdAt),
    people: [...new Set(updates.flatMap(({ author }) => author ?? []))].slice(0, MAX_BESIDE),
    files: updates.flatMap(({ files }) => files).slice(0, MAX_BESIDE),
  };
}

/** How many updates are before the page that holds this one; none if it is not there any more. */
function startOfPage(
  database: Database,
  { clientId, id, updateCount }: { clientId: string; id: string; updateCount: number },
): number {
  const { one, older } = queries(database);
  const update = one.get({ clientId, id });
  if (!update) return 0;
  const after = older.get({ clientId, at: Date.parse(update.createdAt), id })?.count ?? 0;
  const newer = updateCount - after - 1;
  return newer - (newer % UPDATES_A_PAGE);
}

/** Reads what belongs to some updates at once, and returns the function that adds it to each. */
async function updateReader(database: Database, rows: StoredUpdate[], today: string) {
  const { renderMarkdown } = await import('../content/markdown');
  const ids = rows.map(({ id }) => id);
  const askOf = asksOf(database, ids);
  const comments = commentsOf(database, ids, () => ({}));
  const answerFiles = ids.map((id) => askOf(id)?.answerFile).filter((file) => file !== null);
  const filesOf = shownFiles(database, [
    ...rows.map(({ attachments }) => attachments),
    answerFiles,
  ]);
  const nameOf = staffNames(database);
  return ({ content, attachments, authorId, ...update }: StoredUpdate) => ({
    ...update,
    html: forContacts(lowerHeadings(renderMarkdown(content).html)),
    author: authorId === null ? null : nameOf(authorId).name,
    files: filesOf(attachments),
    comments: comments(update.id),
    ask: toAsk(askOf(update.id), filesOf, today),
  });
}

function toAsk(
  ask: ReturnType<ReturnType<typeof asksOf>>,
  filesOf: ReturnType<typeof shownFiles>,
  today: string,
) {
  if (!ask) return null;
  const { kind, options, dueDate, outcome, answer, answerFile, answeredByName, answeredAt } = ask;
  return {
    kind,
    options,
    dueDate,
    outcome,
    answer,
    answeredByName,
    answeredAt,
    isLate: answeredAt === null && isLate(dueDate, today),
    answerFile: filesOf([answerFile])[0] ?? null,
  };
}

/** Private files in texts have the address that contacts may read. */
const forContacts = (html: string) => html.replaceAll(`${PRIVATE_PATH}/`, `${CLIENT_FILES}/`);
