import { and, count, eq } from 'drizzle-orm';
import { caseStudies } from '../../../db/schema/case-studies';
import { insights } from '../../../db/schema/insights';
import { users } from '../../../db/schema/staff';
import { newestBackup } from '../../../db/backup';
import type { Deps } from '../../deps';

/** What is set up of a server, and what of its sample content is public. */
export function readSetup({ settings, database }: Deps) {
  const { adminToken, siteUrl, smtpUrl, notifyEmail, timeZone, isTimeZoneChosen, databaseFile } =
    settings;
  const samples = [insights, caseStudies].map(
    (table) =>
      database
        .select({ rows: count() })
        .from(table)
        .where(and(eq(table.isSample, true), eq(table.status, 'published')))
        .get()?.rows ?? 0,
  );
  return {
    /** Of an access that lasts longer than this run of the server. */
    hasLastingAccess: adminToken !== undefined || hasPeople(database),
    hasSiteUrl: siteUrl !== undefined,
    sendsMail: smtpUrl !== undefined,
    notifiesFirm: notifyEmail !== undefined,
    timeZone,
    isTimeZoneChosen,
    /** The time of the newest backup by `npm run db:backup`. */
    newestBackup: newestBackup(databaseFile),
    publishedSamples: samples.reduce((total, rows) => total + rows, 0),
  };
}

const hasPeople = (database: Deps['database']) =>
  database.select({ id: users.id }).from(users).limit(1).get() !== undefined;
