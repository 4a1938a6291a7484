import { and, asc, count, eq, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { newId } from '../../../db/ids';
import { milestones } from '../../../db/schema/milestones';
import { nextVersion, refuseStale } from '../../core/versions';
import { invalid, notFound } from '../../errors';
import { changedFields, type Written } from '../activities/domain-event';
import { followMilestones } from '../projects/progress';
import { getProject } from '../projects/projects.service';
import type { MilestoneChange, MilestoneKey, NewMilestone } from './milestones.schema';

/** Of one project. */
const MAX_MILESTONES = 100;

type Milestone = typeof milestones.$inferSelect;

const queries = prepared((database) => ({
  ofProject: database
    .select()
    .from(milestones)
    .where(eq(milestones.projectId, sql.placeholder('projectId')))
    .orderBy(sql`${milestones.dueDate} is null`, asc(milestones.dueDate), asc(milestones.id))
    .limit(MAX_MILESTONES)
    .prepare(),
}));

/** By due date; those without one come last. */
export const milestonesOf = (database: Database, projectId: string): Milestone[] =>
  queries(database).ofProject.all({ projectId });

export function listMilestones(database: Database, projectId: string): Milestone[] {
  getProject(database, projectId);
  return milestonesOf(database, projectId);
}

function getMilestone(database: Database, { projectId, milestoneId }: MilestoneKey): Milestone {
  const isWanted = and(eq(milestones.id, milestoneId), eq(milestones.projectId, projectId));
  const milestone = database.select().from(milestones).where(isWanted).get();
  if (!milestone) throw notFound('The milestone');
  return milestone;
}

export function createMilestone(
  database: Database,
  input: NewMilestone,
  now: string,
): Written<Milestone> {
  const { projectId, title, dueDate = null } = input;
  const { clientId } = getProject(database, projectId);
  const isDone = input.isDone ?? false;
  const stored = database
    .select({ count: count() })
    .from(milestones)
    .where(eq(milestones.projectId, projectId))
    .get();
  if ((stored?.count ?? 0) >= MAX_MILESTONES) {
    throw invalid('', `A project has at most ${MAX_MILESTONES} milestones`);
  }
  const result = database
    .insert(milestones)
    .values({
      id: newId(),
      projectId,
      title,
      dueDate,
      isDone,
      doneAt: isDone ? now : null,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
    .get();
  followMilestones(database, projectId, now);
  const event = { type: 'milestone.created', subjectId: result.id, clientId } as const;
  return { result, event: { ...event, data: { projectId } } };
}

export function updateMilestone(
  database: Database,
  { projectId, milestoneId, updatedAt, ...changes }: MilestoneChange,
  now: string,
): Written<Milestone> {
  const { clientId } = getProject(database, projectId);
  const stored = getMilestone(database, { projectId, milestoneId });
  refuseStale(stored, updatedAt);
  const fields = changedFields(stored, changes);
  if (fields.length === 0) return { result: stored, event: null };
  const isMoved = changes.isDone !== undefined && changes.isDone !== stored.isDone;
  const result = database
    .update(milestones)
    .set({
      ...changes,
      ...(isMoved && { doneAt: changes.isDone ? now : null }),
      updatedAt: nextVersion(stored, now),
    })
    .where(eq(milestones.id, milestoneId))
    .returning()
    .get();
  followMilestones(database, projectId, now);
  const event = { type: 'milestone.updated', subjectId: milestoneId, clientId } as const;
  return { result, event: { ...event, data: { projectId, fields } } };
}

export function removeMilestone(database: Database, key: MilestoneKey, now: string): Written<void> {
  const { clientId } = getProject(database, key.projectId);
  const { id, projectId } = getMilestone(database, key);
  database.delete(milestones).where(eq(milestones.id, id)).run();
  followMilestones(database, projectId, now);
  return {
    result: undefined,
    event: { type: 'milestone.removed', subjectId: id, clientId, data: { projectId } },
  };
}
