import type { Conversation } from '../features/chat/send-message';
import type { Message } from '../features/chat/messages.service';

/** What has happened, told after it was committed. */
export type LiveEvent =
  | { type: 'message'; conversation: Conversation; message: Message }
  | { type: 'conversation'; conversation: Conversation }
  | { type: 'lead' }
  /** More was missed than is told again: read anew. */
  | { type: 'missed' };

type Listener = (event: LiveEvent) => void;

const STAFF = 'staff';

/** Whom an event reaches: all staff, or one visitor. */
export type Audience = { visitorId: string } | typeof STAFF;

/** Within this process only: there is no other. */
export interface Bus {
  /** To staff, and to the visitor whom it is about, unless it is for staff alone. */
  publish(event: LiveEvent, audience?: typeof STAFF): void;
  /** Returns what ends it. */
  subscribe(audience: Audience, listener: Listener): () => void;
}

export function createBus(): Bus {
  const listeners = new Map<string, Set<Listener>>();
  const tell = (key: string, event: LiveEvent) =>
    listeners.get(key)?.forEach((listener) => listener(event));
  return {
    publish(event, audience) {
      tell(STAFF, event);
      if (!audience && 'conversation' in event) tell(keyOf(event.conversation), event);
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
