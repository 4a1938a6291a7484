import type { Database } from '../../../db/client';
import { write } from '../../../db/write';
import type { Written } from './domain-event';
import { bySystem, recordWritten } from './record-activity';

/** A write of a command or of the server itself, with its event. */
export function writeBySystem<Result>(
  database: Database,
  now: string,
  work: () => Written<Result>,
): Promise<Written<Result>> {
  return write(database, () => {
    const written = work();
    recordWritten(database, written, bySystem(now));
    return written;
  });
}
