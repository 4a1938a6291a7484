import type { Database } from '../../../db/client';
import { write } from '../../../db/write';
import { type NewEvent, recordEvents } from './record-events';

const MAX_EVENTS = 256;
const MAX_WAIT_MS = 50;

export interface EventQueue {
  /** Resolves once the event is on disk. */
  record(event: NewEvent): Promise<void>;
  /** Writes what waits, and resolves when nothing is on its way any more. */
  flush(): Promise<void>;
}

interface Waiting {
  event: NewEvent;
  since: number;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

/**
 * Group commit: what arrives in one turn of the event loop goes into one transaction, since it is
 * the wait for the disk that costs. A lone event waits for nobody, and no inquiry for more than
 * one batch.
 */
export function createEventQueue(database: Database, timeZone: string): EventQueue {
  let waiting: Waiting[] = [];
  const commits = new Set<Promise<void>>();

  async function commit(batch: Waiting[]): Promise<void> {
    try {
      const events = batch.map(({ event }) => event);
      await write(database, () => recordEvents(database, timeZone, events));
      for (const { resolve } of batch) resolve();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  function close(): void {
    if (waiting.length === 0) return;
    const batch = waiting;
    waiting = [];
    const done = commit(batch).finally(() => commits.delete(done));
    commits.add(done);
  }

  return {
    record: (event) =>
      new Promise((resolve, reject) => {
        const now = performance.now();
        waiting.push({ event, since: now, resolve, reject });
        if (waiting.length === 1) setImmediate(close);
        const isLate = now - (waiting[0]?.since ?? now) >= MAX_WAIT_MS;
        if (isLate || waiting.length >= MAX_EVENTS) close();
      }),
    async flush() {
      close();
      await Promise.all(commits);
    },
  };
}
