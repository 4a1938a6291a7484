import type { Audience, Bus, LiveEvent } from './bus';

/** With more pending events they are discarded, and the subscriber reads its data again. */
const MAX_PENDING = 500;

/**
 * Buffers the events published from this call on. Subscribes immediately, so that no event is lost
 * between the call and a database read right after it. Node's `events.on` has no bound.
 */
export function bufferEvents(bus: Bus, audience: Audience, signal: AbortSignal | undefined) {
  let pending: LiveEvent[] = [];
  let wake: (() => void) | undefined;
  const unsubscribe = bus.subscribe(audience, (event) => {
    if (pending.length < MAX_PENDING) pending.push(event);
    else pending = [{ type: 'missed' }];
    wake?.();
  });
  signal?.addEventListener('abort', () => {
    unsubscribe();
    wake?.();
  });
  return {
    unsubscribe,
    async *events(): AsyncGenerator<LiveEvent> {
      while (!signal?.aborted) {
        const batch = pending;
        pending = [];
        yield* batch;
        if (pending.length > 0) continue;
        await new Promise<void>((resolve) => {
          wake = resolve;
          if (signal?.aborted) resolve();
        });
      }
    },
  };
}
