import type { Database } from '../../../db/client';
import { write } from '../../../db/write';
import { type NewEvent, recordEvents } from './record-events';

const MAX_EVENTS = 256;

export interface EventQueue {
  /** Resolves once the event is on disk. */
  record(event: NewEvent): Promise<void>;
  /** Resolves when nothing is on its way any more. */
  flush(): Promise<void>;
}

interface Batch {
  events: NewEvent[];
  written: Promise<void>;
}

/**
 * Events of one turn of the event loop are counted and stored together, in the transaction that
 * ends the turn. A lone event waits for nobody, and no inquiry for more than one batch.
 */
export function createEventQueue(database: Database, timeZone: string): EventQueue {
  let open: Batch | null = null;
  const onTheirWay = new Set<Promise<void>>();

  function openBatch(): Batch {
    const events: NewEvent[] = [];
    const written = write(database, () => {
      if (open?.events === events) open = null;
      recordEvents(database, timeZone, events);
    });
    const settled = written.then(ignore, ignore).finally(() => onTheirWay.delete(settled));
    onTheirWay.add(settled);
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
    async flush() {
      await Promise.all(onTheirWay);
    },
  };
}

const ignore = () => undefined;
