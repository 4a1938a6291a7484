import { randomId } from '../../lib/random-id';
import { detailOf, statusOf } from '../../lib/api-error';

/** All that is sent of a message, so that sending it again is sending the same. */
export interface Outgoing {
  message: string;
  clientMessageId: string;
  visitorName: string;
  visitorEmail: string;
  page: string;
}

export interface Pending extends Outgoing {
  createdAt: string;
  state: 'sending' | 'failed';
}

const TEXTS = [
  'message',
  'clientMessageId',
  'visitorName',
  'visitorEmail',
  'page',
  'createdAt',
  'state',
] as const satisfies (keyof Pending)[];

/** Whether what a browser has kept is such a message: an earlier version may have kept another. */
export function isPending(value: unknown): value is Pending {
  if (typeof value !== 'object' || value === null) return false;
  const kept: Partial<Record<string, unknown>> = { ...value };
  return TEXTS.every((name) => typeof kept[name] === 'string');
}

/** Refused for what it says or how often, so that sending it again as it is would not help. */
const REFUSED = [400, 413, 429];

interface OutboxOptions {
  deliver: (message: Outgoing) => Promise<void>;
  onRefused: (message: string, why: string) => void;
  /** Keeps what is not delivered across a reload. */
  load: () => readonly Pending[];
  save: (pending: readonly Pending[]) => void;
}

/**
 * What the visitor has sent and the server has not confirmed. One goes after the other, so their
 * order holds; each carries its own id, so that sending it again never makes two of it.
 */
export function createOutbox({ deliver, onRefused, load, save }: OutboxOptions) {
  const listeners = new Set<() => void>();
  let pending: readonly Pending[] = [];
  let line = Promise.resolve();
  let isResumed = false;

  const change = (next: readonly Pending[]) => {
    pending = next;
    save(next);
    for (const listener of listeners) listener();
  };
  const without = (id: string) => pending.filter((item) => item.clientMessageId !== id);
  const mark = (id: string, state: Pending['state']) =>
    change(pending.map((item) => (item.clientMessageId === id ? { ...item, state } : item)));

  const queue = ({ clientMessageId, message, visitorName, visitorEmail, page }: Pending) => {
    line = line.then(async () => {
      try {
        await deliver({ clientMessageId, message, visitorName, visitorEmail, page });
        change(without(clientMessageId));
      } catch (error) {
        if (!REFUSED.includes(statusOf(error) ?? 0)) return mark(clientMessageId, 'failed');
        change(without(clientMessageId));
        onRefused(message, detailOf(error) ?? 'Please try again later.');
      }
    });
  };

  return {
    /** Sends what was kept, once. */
    resume: () => {
      if (isResumed) return;
      isResumed = true;
      const kept = load().map((item): Pending => ({ ...item, state: 'sending' }));
      change([...kept, ...pending]);
      kept.forEach(queue);
    },
    get: () => pending,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send: (content: Omit<Outgoing, 'clientMessageId'>) => {
      const item: Pending = {
        ...content,
        clientMessageId: randomId(),
        createdAt: new Date().toISOString(),
        state: 'sending',
      };
      change([...pending, item]);
      queue(item);
    },
    retry: (id: string) => {
      const item = pending.find((each) => each.clientMessageId === id);
      if (item?.state !== 'failed') return;
      mark(id, 'sending');
      queue(item);
    },
  };
}
