import type { Permission } from '../../db/permissions';
import type { Conversation } from '../features/chat/conversations.service';
import type { Presence } from '../features/chat/presence';
import type { Message } from '../features/chat/messages.service';
import type { LeadState } from '../features/leads/bulk';
import type { Lead } from '../features/leads/leads.service';
import { subjectTypeOf } from '../features/activities/activity-types.schema';
import { SUBJECTS, type SubjectType } from '../features/activities/event-subjects.schema';
import type { DomainEvent } from '../features/activities/domain-event';

/** What open sockets receive of an event, after the commit. */
export type LiveEvent =
  | { type: 'message'; conversation: Conversation; message: Message; guestIds?: string[] }
  /** Read marks are for staff only. */
  | {
      type: 'conversation';
      conversation: Conversation;
      isStaffOnly?: boolean;
      /** Visitors who have opened a link to it. */
      guestIds?: string[];
    }
  /** Who is at a conversation has changed: for staff, and as whether staff types for visitors. */
  | { type: 'presence'; conversationId: string; presence: Presence; visitorIds: string[] }
  /** A new lead, or with `changed` an updated one. */
  | { type: 'lead'; changed?: { lead: Lead; isSpam: boolean } }
  /** Many leads at once, without what stayed the same in them. */
  | { type: 'leads'; changed: LeadState[]; removed: string[] }
  /** Another record has changed. */
  | { type: 'changed'; subjectType: SubjectType; id: string }
  /** These people were told of something, or have read it. Nobody else receives it. */
  | { type: 'notified'; userIds: string[] }
  /** The pages of a client have changed. Nobody but its contacts receives it. */
  | { type: 'client-pages'; clientId: string }
  /** Too many events were missed to send them again, or too much has changed: clients read again. */
  | { type: 'missed' };

type Listener = (event: LiveEvent) => void;

const STAFF = 'staff';

/** The receivers of an event: all staff, one visitor, or the contacts of one client. */
export type Audience = { visitorId: string } | { clientId: string } | typeof STAFF;

/** Publishes within this process, which is the only one. */
export interface Bus {
  /** Publishes to staff, and to the visitor of a conversation. */
  publish(event: LiveEvent): void;
  /** Returns the function that unsubscribes. */
  subscribe(audience: Audience, listener: Listener): () => void;
}

export const changedEvent = ({ type, subjectId }: DomainEvent): LiveEvent => ({
  type: 'changed',
  subjectType: subjectTypeOf(type),
  id: subjectId,
});

/** The permission without which staff do not receive an event. */
export function permissionFor(event: LiveEvent): Permission | null {
  switch (event.type) {
    case 'message':
    case 'conversation':
    case 'presence':
      return SUBJECTS.conversation.permission;
    case 'lead':
    case 'leads':
    case 'notified':
      return SUBJECTS.lead.permission;
    case 'changed':
      return SUBJECTS[event.subjectType].permission;
    case 'client-pages':
    case 'missed':
      return null;
  }
}

export function createBus(): Bus {
  const listeners = new Map<string, Set<Listener>>();
  const publishTo = (key: string, event: LiveEvent) =>
    listeners.get(key)?.forEach((listener) => listener(event));
  return {
    publish(event) {
      if (event.type === 'client-pages') return publishTo(keyOf(event), event);
      publishTo(STAFF, event);
      for (const visitorId of visitorsOf(event)) publishTo(keyOf({ visitorId }), event);
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

function visitorsOf(event: LiveEvent): string[] {
  if (event.type === 'presence') return event.visitorIds;
  if (!('conversation' in event) || 'isStaffOnly' in event) return [];
  return [event.conversation.visitorId, ...(event.guestIds ?? [])];
}

function keyOf(audience: Audience): string {
  if (audience === STAFF) return STAFF;
  return 'clientId' in audience ? `client ${audience.clientId}` : `visitor ${audience.visitorId}`;
}
