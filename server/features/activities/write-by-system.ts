import type { Database } from '../../../db/client';
import { write } from '../../../db/write';
import type { Written } from './domain-event';
import { bySystem, recordActivity } from './record-activity';

/** A write of a command or of the server itself, with its event. */
export function writeBySystem<Result>(
  database: Database,
  now: string,
  work: () => Written<Result>,
): Promise<Written<Result>> {
  return write(database, () => {
    const written = work();
    if (written.event) recordActivity(database, written.event, bySystem(now));
    return written;
  });
}
