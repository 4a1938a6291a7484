import { logFailure } from '../../core/log';
import type { Deps } from '../../deps';
import { mailNews } from './mail-news';

/** Publishes to open pages, and queues the mails: housekeeping does it later where this fails. */
export function announceToClients(deps: Deps, clientIds: string[]): void {
  for (const clientId of clientIds) deps.bus.publish({ type: 'client-pages', clientId });
  mailNews(deps).catch((error: unknown) =>
    logFailure(deps.log, { task: 'news of clients' }, error),
  );
}
