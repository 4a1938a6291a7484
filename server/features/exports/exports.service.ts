import type { Database } from '../../../db/client';
import type { Deps } from '../../deps';
import { limited } from '../../errors';
import type { Written } from '../activities/domain-event';
import { EVERYTHING } from './exports.schema';
import type { ExportLimits, ExportStream } from './export-all';

const RETRY_AFTER_SECONDS = 60;

type Outcome = 'running' | 'complete' | 'incomplete';

interface Export {
  startedAt: string;
  stream: ExportStream;
  outcome: Outcome;
}

/** The latest export of each database since the start of the process. */
const latest = new WeakMap<Database, Export>();

/** Begins an export, unless another one is running: each reads the whole file. */
export async function startExport(
  { database, tables }: Pick<Deps, 'database' | 'tables'>,
  now: string,
  limits?: ExportLimits,
): Promise<ExportStream> {
  const { exportAll } = await import('./export-all');
  if (latest.get(database)?.outcome === 'running') {
    throw limited('Another export is running. Try again when it is done.', RETRY_AFTER_SECONDS);
  }
  const closed = (isComplete: boolean) => {
    started.outcome = isComplete ? 'complete' : 'incomplete';
  };
  const stream = exportAll(database.$client.name, { now, tables, limits, closed });
  const started: Export = { startedAt: now, stream, outcome: 'running' };
  latest.set(database, started);
  return stream;
}

export const exported = (): Written<null> => ({
  result: null,
  event: { type: 'data.exported', subjectId: EVERYTHING, data: {} },
});

/** The latest export since the start of the process, with the bytes that its reader has taken. */
export function exportStatus(database: Database) {
  const { startedAt, outcome, stream } = latest.get(database) ?? {};
  if (!startedAt || !outcome || !stream) return null;
  return { startedAt, outcome, bytes: stream.bytes };
}
