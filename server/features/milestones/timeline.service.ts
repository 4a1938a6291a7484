import { asc, desc, ne } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { milestones } from '../../../db/schema/milestones';
import { projects } from '../../../db/schema/projects';
import { isAmong } from '../../core/personal-data';

/** More do not fit one drawing. */
const MAX_PROJECTS = 60;
const MAX_MILESTONES = 1_000;

/** The open projects, newest first, with their dated milestones. */
export function readTimeline(database: Database) {
  const rows = database
    .select({
      id: projects.id,
      title: projects.title,
      startDate: projects.startDate,
      endDate: projects.endDate,
      createdAt: projects.createdAt,
    })
    .from(projects)
    .where(ne(projects.status, 'completed'))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(MAX_PROJECTS)
    .all();
  const ids = rows.map(({ id }) => id);
  const steps = database
    .select({
      id: milestones.id,
      projectId: milestones.projectId,
      title: milestones.title,
      dueDate: milestones.dueDate,
      isDone: milestones.isDone,
    })
    .from(milestones)
    .where(isAmong(milestones.projectId, ids))
    .orderBy(asc(milestones.dueDate))
    .limit(MAX_MILESTONES)
    .all();
  return {
    projects: rows.map((project) => ({
      ...project,
      milestones: steps.filter(({ projectId }) => projectId === project.id),
    })),
  };
}
