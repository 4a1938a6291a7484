import { createWriteStream, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { refuseUnusablePaths } from '../../../db/backup';
import { syncFile, syncFolder } from '../../../db/sync';
import type { DescribedTables } from '../../core/described-tables';
import { exportAll } from './export-all';

interface FileOptions {
  now: string;
  /** What the nouns declare about their tables. */
  tables: DescribedTables;
  /** Replaces an existing file. */
  isForced?: boolean;
  /** Ends the export early. */
  signal?: AbortSignal;
}

/**
 * Writes an export into a file that only its owner can read, and which gets its name when it is
 * complete. Returns its size in bytes.
 */
export async function exportToFile(
  databaseFile: string,
  file: string,
  { now, tables, isForced = false, signal }: FileOptions,
): Promise<number> {
  refuseUnusablePaths(databaseFile, file, isForced);
  const partial = `${file}.partial-${process.pid}`;
  try {
    const target = createWriteStream(partial, { flags: 'wx', mode: 0o600 });
    await pipeline(exportAll(databaseFile, { now, tables }), target, { signal });
    syncFile(partial);
    renameSync(partial, file);
    syncFolder(dirname(resolve(file)));
    return statSync(file).size;
  } finally {
    rmSync(partial, { force: true });
  }
}
