import type { Database } from '../../../db/client';
import { write } from '../../../db/write';
import { type NewEvent, recordEvents } from './record-events';

const MAX_EVENTS = 256;

export interface EventQueue {
  /** Resolves once the event is on disk. */
  record(event: NewEvent): Promise<void>;
  /** The number of pending batches. */
  size(): number;
  /** Resolves when every pending event is written. */
  flush(): Promise<void>;
}

interface Batch {
  events: NewEvent[];
  written: Promise<void>;
}

/**
 * Stores the events of one turn of the event loop in one transaction. The size of a batch is
 * limited, so that an inquiry waits for one batch at most.
 */
export function createEventQueue(database: Database, timeZone: string): EventQueue {
  let open: Batch | null = null;
  const pending = new Set<Promise<void>>();

  function openBatch(): Batch {
    const events: NewEvent[] = [];
    const written = write(database, () => {
      if (open?.events === events) open = null;
      recordEvents(database, timeZone, events);
    });
    const settled = written.then(ignore, ignore).finally(() => pending.delete(settled));
    pending.add(settled);
    return { events, written };
  }

  return {
    record(event) {
      open ??= openBatch();
      open.events.push(event);
      const { events, written } = open;
      if (events.length >= MAX_EVENTS) open = null;
      return written;
    },
    size: () => pending.size,
    async flush() {
      await Promise.all(pending);
    },
  };
}

const ignore = () => undefined;
