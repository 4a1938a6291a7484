import { readSettings } from '../env';
import { features } from '../features';
import { exportToFile } from '../features/exports/export-file';
import { tablesOf } from '../features/exports/tables-of';
import { readFileArgument } from './run-command';

export const EXPORT_USAGE = `npm run data -- export-all FILE [--force]
  writes everything that is stored into a ZIP file while the server goes on: tables as CSV and JSON
  lines, media files, a README of the columns. An existing FILE is replaced only with --force.`;

export async function exportAll(args: string[]): Promise<string> {
  const { file, isForced } = readFileArgument(EXPORT_USAGE, args);
  const startedAt = performance.now();
  const now = new Date().toISOString();
  const { databaseFile } = readSettings(process.env);
  const bytes = await exportToFile(databaseFile, file, {
    now,
    tables: tablesOf(features),
    isForced,
    signal: untilStopped(),
  });
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  return `${file} is complete: ${(bytes / 1e6).toFixed(1)} MB (${seconds} s).`;
}

/** So that Ctrl+C leaves no part of a file behind. */
function untilStopped(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => controller.abort());
  }
  return controller.signal;
}
