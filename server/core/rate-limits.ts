import { LRUCache } from 'lru-cache';
import { limited } from '../errors';

interface Limit {
  points: number;
  seconds: number;
  detail: string;
}

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** Of a tool's access token. */
export const TOOL_CALLS_A_MINUTE = 600;

/** The limit of each action, for one address or, with `visitor` in its name, for one visitor. */
const LIMITS = {
  inquiry: { points: 30, seconds: MINUTE, detail: 'Too many inquiries from this address.' },
  event: { points: 600, seconds: MINUTE, detail: 'Too many events from this address.' },
  eventBytes: {
    points: 20_000_000,
    seconds: DAY,
    detail: 'Too much event data from this address.',
  },
  conversation: { points: 300, seconds: HOUR, detail: 'Too many conversations from this address.' },
  visitorConversation: { points: 20, seconds: HOUR, detail: 'Too many new conversations.' },
  message: { points: 1_200, seconds: HOUR, detail: 'Too many messages from this address.' },
  messageBytes: { points: 5_000_000, seconds: HOUR, detail: 'Too much text from this address.' },
  visitorMessage: { points: 60, seconds: MINUTE, detail: 'Too many messages.' },
  /** Of a visitor; an address may have many. */
  visitorFile: { points: 3, seconds: HOUR, detail: 'Too many files.' },
  /** Small files count for half a megabyte. */
  fileBytes: {
    points: 30 * 1024 * 1024,
    seconds: HOUR,
    detail: 'Too many files from this address.',
  },
  chatLink: { points: 30, seconds: MINUTE, detail: 'Too many links from this address.' },
  transcript: { points: 10, seconds: MINUTE, detail: 'Too many transcripts for this address.' },
  presence: { points: 1_200, seconds: MINUTE, detail: 'Too many reports from this address.' },
  /** Every 20 seconds, and every 3 seconds while typing; of a visitor, or of a person at three conversations. */
  visitorPresence: { points: 90, seconds: MINUTE, detail: 'Too many reports.' },
  subscription: { points: 300, seconds: MINUTE, detail: 'Too many subscriptions.' },
  tool: {
    points: TOOL_CALLS_A_MINUTE,
    seconds: MINUTE,
    detail: 'Too many calls by this access token.',
  },
  /** Of a person: three open dialogs, each every ten seconds. */
  autosave: { points: 30, seconds: MINUTE, detail: 'Too much is kept while it is typed.' },
  invitation: { points: 30, seconds: MINUTE, detail: 'Too many invitations from this address.' },
  clientLink: { points: 30, seconds: MINUTE, detail: 'Too many links from this address.' },
  /** Requests for a new link: by address, and by mailbox. */
  linkRequest: { points: 10, seconds: HOUR, detail: 'Too many requests from this address.' },
  linkRequestMailbox: { points: 3, seconds: HOUR, detail: 'Too many requests.' },
  /** Of one contact: answers and comments. */
  clientWrite: { points: 120, seconds: HOUR, detail: 'Too many answers.' },
  clientFileBytes: { points: 500 * 1024 * 1024, seconds: HOUR, detail: 'Too many files.' },
  render: { points: 120, seconds: MINUTE, detail: 'Too many pages for this address.' },
  wrongToken: {
    points: 10,
    seconds: 600,
    detail: 'Too many wrong access tokens from this address.',
  },
  /** For an IPv6 /56, whose networks one attacker may use in turn. Higher, since others share it. */
  wrongTokenNearby: {
    points: 40,
    seconds: 600,
    detail: 'Too many wrong access tokens from this network.',
  },
} satisfies Record<string, Limit>;

export type LimitedAction = keyof typeof LIMITS;

/** The number of keys in memory for one limit: the least recently used one beyond them is forgotten. */
const MAX_KEYS = 10_000;

/** What is left until a limit begins anew. */
export interface LimitState {
  remaining: number;
  resetMs: number;
}

/** Counts in memory, so that addresses are not stored. */
export interface RateLimits {
  /** Counts one point, or more. Throws `limited` beyond the limit. Null without limits. */
  consume(action: LimitedAction, key: string, points?: number): LimitState | null;
  /** Throws `limited` when the limit is reached, without counting. */
  assertLeft(action: LimitedAction, key: string): void;
}

/** The points of each key since its first one, which are forgotten with the end of its time. */
type Counter = LRUCache<string, number>;

export function createRateLimits(maxKeys = MAX_KEYS): RateLimits {
  const counters = new Map<LimitedAction, Counter>();
  // Made with the first use of each, since a cache reserves the room for all its keys.
  const counterOf = (action: LimitedAction) => {
    const ttl = LIMITS[action].seconds * 1_000;
    const counter: Counter =
      counters.get(action) ?? new LRUCache({ max: maxKeys, ttl, noUpdateTTL: true });
    counters.set(action, counter);
    return counter;
  };

  return {
    consume(action, key, points = 1) {
      const counter = counterOf(action);
      const used = (counter.get(key) ?? 0) + points;
      counter.set(key, used);
      const resetMs = counter.getRemainingTTL(key);
      const remaining = LIMITS[action].points - used;
      if (remaining < 0) throw tooMany(action, resetMs);
      return { remaining, resetMs };
    },
    assertLeft(action, key) {
      const counter = counterOf(action);
      if ((counter.get(key) ?? 0) < LIMITS[action].points) return;
      throw tooMany(action, counter.getRemainingTTL(key));
    },
  };
}

export const noRateLimits: RateLimits = {
  consume: () => null,
  assertLeft: () => undefined,
};

function tooMany(action: LimitedAction, resetMs: number) {
  const seconds = Math.max(1, Math.ceil(resetMs / 1_000));
  const wait =
    seconds > 120
      ? `${Math.ceil(seconds / 60)} minutes`
      : `${seconds} second${seconds === 1 ? '' : 's'}`;
  return limited(`${LIMITS[action].detail} Please try again in ${wait}.`, seconds);
}
