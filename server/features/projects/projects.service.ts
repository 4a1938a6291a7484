import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { newId } from '../../../db/ids';
import { clients } from '../../../db/schema/clients';
import { projectUpdates } from '../../../db/schema/project-updates';
import { projects } from '../../../db/schema/projects';
import { invalid, notFound } from '../../errors';
import {
  isOlderThanCursor,
  newestFirst,
  nextCursor,
  type PageInput,
  readPage,
} from '../../core/pagination';
import { nextVersion, refuseStale } from '../../core/versions';
import { progressOfMilestones } from './progress';
import { getClient, getLeadOf } from '../clients/clients.service';
import { changedFields, updateEvent, type Written } from '../activities/domain-event';
import {
  END_BEFORE_START,
  endsBeforeStart,
  type NewProject,
  type ProjectChange,
} from './projects.schema';

/** Reads one index entry a project. Columns are qualified by hand: Drizzle would leave the table out. */
const latest = sql`(
  select ${projectUpdates}.created_at from ${projectUpdates}
  where ${projectUpdates}.project_id = ${projects}.id and not ${projectUpdates}.is_draft
  order by ${projectUpdates}.created_at desc limit 1
)`.mapWith(projectUpdates.createdAt);
const lastUpdateAt = (latest as SQL<string | null>).as('last_update_at');

export const projectColumns = { ...getTableColumns(projects), lastUpdateAt };

const queries = prepared((database) => ({
  page: database
    .select(projectColumns)
    .from(projects)
    .where(isOlderThanCursor(projects.createdAt, projects.id))
    .orderBy(...newestFirst(projects.createdAt, projects.id))
    .limit(sql.placeholder('limit'))
    .prepare(),
  byId: database
    .select(projectColumns)
    .from(projects)
    .where(eq(projects.id, sql.placeholder('id')))
    .prepare(),
  ofClient: database
    .select(projectColumns)
    .from(projects)
    .where(eq(projects.clientId, sql.placeholder('clientId')))
    .orderBy(...newestFirst(projects.createdAt, projects.id))
    .prepare(),
  latestUpdate: database
    .select({ title: projectUpdates.title, createdAt: projectUpdates.createdAt })
    .from(projectUpdates)
    .where(
      and(
        eq(projectUpdates.projectId, sql.placeholder('projectId')),
        eq(projectUpdates.isDraft, false),
      ),
    )
    .orderBy(...newestFirst(projectUpdates.createdAt, projectUpdates.id))
    .limit(1)
    .prepare(),
  stats: database
    .select({
      count: sql<number>`count(*)`,
      active: sql<number>`count(*) filter (where ${projects.status} = 'in-progress')`,
      completed: sql<number>`count(*) filter (where ${projects.status} = 'completed')`,
      averageProgress: sql<number>`coalesce(avg(${projects.progress}), 0)`,
    })
    .from(projects)
    .prepare(),
}));

/** Newest first, each with the time of its last update. `count` is the total number. */
export function listProjects(database: Database, input: PageInput) {
  const range = readPage(input);
  const rows = queries(database).page.all(range);
  return {
    projects: rows,
    count: projectStats(database).count,
    nextCursor: nextCursor(rows, range.limit, (project) => project.createdAt),
  };
}

/** Figures of all projects; `averageProgress` is not rounded, and 0 without projects. */
export function projectStats(database: Database) {
  return queries(database).stats.get() ?? { count: 0, active: 0, completed: 0, averageProgress: 0 };
}

export function getProject(database: Database, id: string) {
  const project = queries(database).byId.get({ id });
  if (!project) throw notFound('The project');
  return project;
}

/** A client with its lead, and its projects with their latest updates. */
export function getClientDetail(database: Database, id: string) {
  const client = getClient(database, id);
  const { ofClient, latestUpdate } = queries(database);
  return {
    client,
    lead: getLeadOf(database, client),
    projects: ofClient.all({ clientId: id }).map((project) => ({
      ...project,
      latestUpdate: latestUpdate.get({ projectId: project.id }) ?? null,
    })),
  };
}

type Project = ReturnType<typeof getProject>;

export function createProject(
  database: Database,
  input: NewProject,
  now: string,
): Written<Project> {
  assertClientExists(database, input.clientId);
  assertOrder(input);
  const id = newId();
  database
    .insert(projects)
    .values({
      id,
      clientId: input.clientId,
      title: input.title,
      description: input.description,
      budget: input.budget,
      status: input.status ?? 'planning',
      progress: input.progressFromMilestones ? 0 : (input.progress ?? 0),
      progressFromMilestones: input.progressFromMilestones ?? false,
      startDate: input.startDate ?? null,
      endDate: input.endDate ?? null,
      createdAt: now,
      updatedAt: now,
    })
    .run();
  const { clientId } = input;
  return {
    result: getProject(database, id),
    event: { type: 'project.created', subjectId: id, clientId, data: {} },
  };
}

const PROJECT_UPDATE = { updated: 'project.updated', moved: 'project.status_changed' } as const;

export function updateProject(
  database: Database,
  { id, ...input }: ProjectChange,
  now: string,
): Written<Project> {
  const stored = getProject(database, id);
  refuseStale(stored, input.updatedAt);
  if (input.clientId !== undefined) assertClientExists(database, input.clientId);
  const { startDate = stored.startDate, endDate = stored.endDate } = input;
  assertOrder({ startDate, endDate });
  const { clientId, title, description, budget, status, progressFromMilestones } = input;
  const isCounted = progressFromMilestones ?? stored.progressFromMilestones;
  const progress = isCounted ? progressOfMilestones(database, id) : input.progress;
  const changes = {
    clientId,
    title,
    description,
    budget,
    status,
    progress,
    progressFromMilestones,
    startDate,
    endDate,
  };
  const fields = changedFields(stored, changes);
  if (fields.length === 0) return { result: stored, event: null };
  database
    .update(projects)
    .set({ ...changes, updatedAt: nextVersion(stored, now) })
    .where(eq(projects.id, id))
    .run();
  const result = getProject(database, id);
  const event = updateEvent(PROJECT_UPDATE, fields, stored.status, result.status);
  return { result, event: { ...event, subjectId: id, clientId: result.clientId } };
}

function assertClientExists(database: Database, id: string): void {
  const client = database.select({ id: clients.id }).from(clients).where(eq(clients.id, id)).get();
  if (!client) throw invalid('clientId', 'This client does not exist');
}

function assertOrder(span: { startDate?: string | null; endDate?: string | null }): void {
  if (endsBeforeStart(span)) throw invalid('endDate', END_BEFORE_START);
}
