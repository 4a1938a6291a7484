import * as z from 'zod/mini';
import type {
  Duplicates,
  Mapping,
} from '../../../server/features/lead-imports/lead-imports.schema';
import type { Outputs } from '../../lib/trpc';

export type ImportReport = Outputs['leadImports']['create'];

export interface ImportOptions {
  file: File;
  mapping: Mapping;
  duplicates: Duplicates;
}

const NOT_SENT = 'The file could not be sent. Please try again later.';

const problemSchema = z.object({ detail: z.string() });

/** Posts the file by REST, since tRPC takes JSON only. Throws an error with the server's words. */
export async function sendImport(
  { file, mapping, duplicates }: ImportOptions,
  { isDryRun, signal }: { isDryRun: boolean; signal?: AbortSignal },
): Promise<ImportReport> {
  const body = new FormData();
  body.set('file', file);
  body.set('mapping', JSON.stringify(mapping));
  body.set('duplicates', duplicates);
  body.set('isDryRun', String(isDryRun));
  const init = { method: 'POST', body, ...(signal && { signal }) };
  const response = await fetch('/api/admin/leads/import', init).catch((error: unknown) => {
    throw signal?.aborted ? error : new Error(NOT_SENT);
  });
  // A proxy may have answered with a page.
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as ImportReport;
  const problem = problemSchema.safeParse(answer);
  throw new Error(problem.data?.detail ?? NOT_SENT);
}
