import { logFailure } from '../../core/log';
import type { Deps } from '../../deps';
import { mailNotifications } from './mail-notifications';

/** Publishes to open consoles, and queues the mails: housekeeping does it later where this fails. */
export function announce(deps: Deps, userIds: string[]): void {
  deps.bus.publish({ type: 'notified', userIds });
  mailNotifications(deps).catch((error: unknown) =>
    logFailure(deps.log, { task: 'notifications' }, error),
  );
}
