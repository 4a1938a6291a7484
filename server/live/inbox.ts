import type { Audience, Bus, LiveEvent } from './bus';

/** More than this waiting for one subscriber is dropped, and the subscriber told to read anew. */
const MAX_WAITING = 500;

/**
 * What the bus tells from this call on, one event after the other. Listening begins at once, so
 * that nothing falls between it and what is read from the database right after it.
 */
export function openInbox(bus: Bus, audience: Audience, signal: AbortSignal | undefined) {
  let waiting: LiveEvent[] = [];
  let wake: (() => void) | undefined;
  const stop = bus.subscribe(audience, (event) => {
    if (waiting.length < MAX_WAITING) waiting.push(event);
    else waiting = [{ type: 'missed' }];
    wake?.();
  });
  signal?.addEventListener('abort', () => {
    stop();
    wake?.();
  });
  return {
    stop,
    async *events(): AsyncGenerator<LiveEvent> {
      while (!signal?.aborted) {
        const arrived = waiting;
        waiting = [];
        yield* arrived;
        if (waiting.length > 0) continue;
        await new Promise<void>((resolve) => {
          wake = resolve;
          if (signal?.aborted) resolve();
        });
      }
    },
  };
}
