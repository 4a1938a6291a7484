import type { Database } from '../../../db/client';
import { logFailure } from '../../core/log';
import type { Deps } from '../../deps';
import { mailNotifications } from './mail-notifications';

/** Databases whose mails are about to be queued: once for all writes of a transaction. */
const aboutToMail = new WeakSet<Database>();

/** Publishes to open consoles, and queues the mails: housekeeping does it later where this fails. */
export function announce(deps: Deps, userIds: string[]): void {
  const { bus, database, log } = deps;
  bus.publish({ type: 'notified', userIds });
  if (aboutToMail.has(database)) return;
  aboutToMail.add(database);
  setImmediate(() => {
    aboutToMail.delete(database);
    mailNotifications(deps).catch((error: unknown) =>
      logFailure(log, { task: 'notifications' }, error),
    );
  });
}
