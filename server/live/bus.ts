import type { Conversation } from '../features/chat/send-message';
import type { Message } from '../features/chat/messages.service';
import type { Lead } from '../features/leads/leads.service';

/** An event, published after the commit. */
export type LiveEvent =
  | { type: 'message'; conversation: Conversation; message: Message }
  | { type: 'conversation'; conversation: Conversation }
  /** A new lead, or with `changed` an updated one. */
  | { type: 'lead'; changed?: { lead: Lead; isSpam: boolean } }
  /** Too many events were missed to send them again: clients read the data again. */
  | { type: 'missed' };

type Listener = (event: LiveEvent) => void;

const STAFF = 'staff';

/** The receivers of an event: all staff, or one visitor. */
export type Audience = { visitorId: string } | typeof STAFF;

/** Publishes within this process, which is the only one. */
export interface Bus {
  /** Publishes to staff, and to the event's visitor unless the audience is staff only. */
  publish(event: LiveEvent, audience?: typeof STAFF): void;
  /** Returns the function that unsubscribes. */
  subscribe(audience: Audience, listener: Listener): () => void;
}

export function createBus(): Bus {
  const listeners = new Map<string, Set<Listener>>();
  const publishTo = (key: string, event: LiveEvent) =>
    listeners.get(key)?.forEach((listener) => listener(event));
  return {
    publish(event, audience) {
      publishTo(STAFF, event);
      if (!audience && 'conversation' in event) publishTo(keyOf(event.conversation), event);
    },
    subscribe(audience, listener) {
      const key = keyOf(audience);
      const audienceListeners = listeners.get(key) ?? new Set();
      listeners.set(key, audienceListeners.add(listener));
      return () => {
        audienceListeners.delete(listener);
        if (audienceListeners.size === 0) listeners.delete(key);
      };
    },
  };
}

const keyOf = (audience: Audience) =>
  audience === STAFF ? STAFF : `visitor ${audience.visitorId}`;
