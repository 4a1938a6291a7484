import { existsSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { backUp } from '../db/backup';
import { DAY_MS } from '../db/durations';
import { isOfEarlierVersion } from '../db/migrate';
import type { Deps } from './deps';
import type { Log } from './core/log';

const NAME = '.before-upgrade-';
const KEPT_MS = 30 * DAY_MS;
/** The snapshot, its copy without free pages, and what the migration itself writes. */
const COPIES = 3;

export type UpgradeBackup =
  | { file: string; bytes: number }
  /** Megabytes. */
  | { neededMb: number; freeMb: number };

/**
 * Backs up a file of an earlier version beside itself, before it is migrated. Null if there is nothing
 * to migrate. Without enough room there is no backup, and the result says so.
 */
export async function backUpBeforeUpgrade(
  databaseFile: string,
  now = new Date(),
): Promise<UpgradeBackup | null> {
  if (!existsSync(databaseFile) || !isOfEarlierVersion(databaseFile)) return null;
  const { bavail, bsize } = statfsSync(dirname(resolve(databaseFile)));
  const size = [databaseFile, `${databaseFile}-wal`]
    .map((path) => statSync(path, { throwIfNoEntry: false })?.size ?? 0)
    .reduce((total, bytes) => total + bytes);
  const needed = COPIES * size;
  if (bavail * bsize < needed) {
    return { neededMb: Math.ceil(needed / 1e6), freeMb: Math.floor((bavail * bsize) / 1e6) };
  }
  const time = now.toISOString().replaceAll(/[:.]/g, '-');
  const file = `${databaseFile}${NAME}${time}`;
  return { file, bytes: await backUp(databaseFile, file) };
}

export function logUpgradeBackup(log: Log, backup: UpgradeBackup): void {
  if ('file' in backup) log.warn(backup, 'the database was backed up before it was upgraded');
  else log.warn(backup, 'the database was upgraded without a backup, since the disk has no room');
}

/** Removes backups of upgrades after thirty days. */
export function removeOldUpgradeBackups({ settings, clock, log }: Deps): Promise<void> {
  const path = resolve(settings.databaseFile);
  const begin = basename(path) + NAME;
  for (const name of readdirSync(dirname(path))) {
    if (!name.startsWith(begin)) continue;
    const file = join(dirname(path), name);
    const age =
      clock().getTime() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity);
    if (age < KEPT_MS) continue;
    rmSync(file, { force: true });
    log.info({ file }, 'a backup from before an upgrade was removed');
  }
  return Promise.resolve();
}
