import { LRUCache } from 'lru-cache';
import { DAY_MS } from '../../../db/durations';

/** Longer than two reports of a browser, which come every 20 seconds. */
const HERE_MS = 45_000;
/** Longer than the pause between two reports of somebody who types. */
const TYPING_MS = 6_000;
/** What is known of a visit is removed with its day. */
const KEEP_MS = DAY_MS;
const MAX_VISITS = 5_000;
const MAX_PAGES = 20;
/** Of staff at one conversation. */
const MAX_STAFF = 20;

interface Report {
  isTyping: boolean;
  /** The panel or the conversation was closed. */
  isLeaving: boolean;
}

interface VisitorReport extends Report {
  page: string;
  timeZone: string | null;
}

interface Here {
  at: number;
  typingAt: number;
  hasLeft: boolean;
}

interface Visit extends Here {
  timeZone: string | null;
  /** Of this visit, the newest last. */
  pages: { path: string; at: string }[];
}

/** Who is at a conversation now. */
export interface Presence {
  visitor: {
    isHere: boolean;
    isTyping: boolean;
    /** When the visitor's browser was last heard of. */
    seenAt: string;
    timeZone: string | null;
    pages: { path: string; at: string }[];
  } | null;
  /** The ids of the staff who look at it. */
  staff: { id: string; isTyping: boolean }[];
}

/**
 * Remembers who is at which conversation or record, in the memory of the process alone: nothing of it
 * is stored or logged.
 */
export interface ChatPresence {
  /** Returns whether others see a difference. */
  visit(conversationId: string, report: VisitorReport, now: Date): boolean;
  look(conversationId: string, staffId: string, report: Report, now: Date): boolean;
  read(conversationId: string, now: Date): Presence;
  /** Somebody who answers chats has the console open. Returns the function that ends it. */
  open(staffId: string): () => void;
  /** The ids of those who have it open. */
  consoles(): string[];
}

export function createChatPresence(): ChatPresence {
  const options = { max: MAX_VISITS, ttl: KEEP_MS };
  const visits = new LRUCache<string, Visit>(options);
  const looks = new LRUCache<string, Map<string, Here>>(options);
  const consoles = new Map<string, number>();

  const read = (conversationId: string, now: Date): Presence => {
    const visit = visits.get(conversationId);
    const staff = [...(looks.get(conversationId) ?? [])];
    return {
      visitor: visit
        ? {
            ...stateOf(visit, now),
            seenAt: new Date(visit.at).toISOString(),
            timeZone: visit.timeZone,
            pages: visit.pages,
          }
        : null,
      staff: staff
        .filter(([, here]) => stateOf(here, now).isHere)
        .map(([id, here]) => ({ id, isTyping: stateOf(here, now).isTyping })),
    };
  };

  /** Runs a change, and tells whether it is one for others: the times of reports are not. */
  const change = (conversationId: string, now: Date, run: () => void): boolean => {
    const before = visible(read(conversationId, now));
    run();
    return visible(read(conversationId, now)) !== before;
  };

  return {
    read,
    visit: (conversationId, { page, timeZone, ...report }, now) =>
      change(conversationId, now, () => {
        const known = visits.get(conversationId)?.pages ?? [];
        const pages = known.filter(({ at }) => now.getTime() - Date.parse(at) < KEEP_MS);
        const isNew = pages.at(-1)?.path !== page;
        visits.set(conversationId, {
          ...hereOf(report, now),
          timeZone,
          pages: isNew
            ? [...pages.slice(1 - MAX_PAGES), { path: page, at: now.toISOString() }]
            : pages,
        });
      }),
    look: (conversationId, staffId, report, now) =>
      change(conversationId, now, () => {
        const here = looks.get(conversationId) ?? new Map<string, Here>();
        here.delete(staffId);
        if (!report.isLeaving) here.set(staffId, hereOf(report, now));
        for (const id of [...here.keys()].slice(0, -MAX_STAFF)) here.delete(id);
        looks.set(conversationId, here);
      }),
    open(staffId) {
      consoles.set(staffId, (consoles.get(staffId) ?? 0) + 1);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        const left = (consoles.get(staffId) ?? 1) - 1;
        if (left > 0) consoles.set(staffId, left);
        else consoles.delete(staffId);
      };
    },
    consoles: () => [...consoles.keys()],
  };
}

const hereOf = ({ isTyping, isLeaving }: Report, now: Date): Here => ({
  at: now.getTime(),
  typingAt: isTyping ? now.getTime() : -Infinity,
  hasLeft: isLeaving,
});

const stateOf = ({ at, typingAt, hasLeft }: Here, now: Date) => {
  const isHere = !hasLeft && now.getTime() - at < HERE_MS;
  return { isHere, isTyping: isHere && now.getTime() - typingAt < TYPING_MS };
};

const visible = ({ visitor, staff }: Presence): string =>
  JSON.stringify([visitor && { ...visitor, seenAt: undefined }, staff]);

export const isStaffTyping = ({ staff }: Presence): boolean =>
  staff.some(({ isTyping }) => isTyping);
