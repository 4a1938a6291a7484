import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { milestones } from '../../../db/schema/milestones';
import { projects } from '../../../db/schema/projects';

/** The share of a project's milestones that are done, in percent; 0 without any. */
export function progressOfMilestones(database: Database, projectId: string): number {
  const row = database
    .select({
      share: sql<number>`coalesce(round(100.0 * avg(${milestones.isDone})), 0)`,
    })
    .from(milestones)
    .where(eq(milestones.projectId, projectId))
    .get();
  return row?.share ?? 0;
}

/** Sets the progress of a project that follows its milestones. Runs in the transaction of theirs. */
export function followMilestones(database: Database, projectId: string, now: string): void {
  database
    .update(projects)
    .set({
      progress: progressOfMilestones(database, projectId),
      updatedAt: sql`max(${Date.parse(now)}, ${projects.updatedAt} + 1)`,
    })
    .where(and(eq(projects.id, projectId), eq(projects.progressFromMilestones, true)))
    .run();
}
