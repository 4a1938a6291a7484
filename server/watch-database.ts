import type { Deps } from './deps';

const CHECK_EVERY_MS = 1_000;

/**
 * Reacts to writes of other processes, such as `npm run staff`: invalidates the response cache, lets
 * consoles read again, and sends mail and webhooks. `missed` closes the sockets of removed people too.
 */
export function watchDatabase({ database, responseCache, bus, outbox, webhooks, log }: Deps): {
  stop: () => void;
} {
  // Changes whenever another connection has written to the file.
  const version = database.$client.prepare('pragma data_version').pluck();
  let seen = version.get();
  const timer = setInterval(() => {
    try {
      const present = version.get();
      if (present === seen) return;
      seen = present;
    } catch (error) {
      log.error({ error }, 'the database cannot be watched');
      return;
    }
    responseCache.invalidateAll();
    bus.publish({ type: 'missed' });
    outbox.wake();
    webhooks.wake();
  }, CHECK_EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}
