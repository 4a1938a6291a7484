import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';
import { limited } from './errors';

interface Limit {
  points: number;
  seconds: number;
  detail: string;
}

/** How often each action is allowed, for one address or, where the name says so, one visitor. */
const LIMITS = {
  inquiry: { points: 30, seconds: 60, detail: 'Too many inquiries from this address.' },
  event: { points: 600, seconds: 60, detail: 'Too many events from this address.' },
  conversation: { points: 300, seconds: 3600, detail: 'Too many conversations from this address.' },
  visitorConversation: { points: 20, seconds: 3600, detail: 'Too many new conversations.' },
  visitorMessage: { points: 60, seconds: 60, detail: 'Too many messages.' },
  wrongToken: {
    points: 10,
    seconds: 600,
    detail: 'Too many wrong access tokens from this address.',
  },
} satisfies Record<string, Limit>;

export type LimitedAction = keyof typeof LIMITS;

/** Counts in memory only: addresses are neither stored nor logged. */
export interface RateLimits {
  /** Counts one use; throws a `limited` refusal once they are used up. */
  consume(action: LimitedAction, key: string): Promise<void>;
  /** Throws a `limited` refusal if they are used up, and counts nothing. */
  assertLeft(action: LimitedAction, key: string): Promise<void>;
}

export function createRateLimits(): RateLimits {
  const limiters = Object.fromEntries(
    Object.entries(LIMITS).map(([action, limit]) => [
      action,
      new RateLimiterMemory({ points: limit.points, duration: limit.seconds }),
    ]),
  ) as Record<LimitedAction, RateLimiterMemory>;

  return {
    async consume(action, key) {
      try {
        await limiters[action].consume(key);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw refuse(action, refusal);
        throw refusal;
      }
    },
    async assertLeft(action, key) {
      const state = await limiters[action].get(key);
      if (state && state.remainingPoints <= 0) throw refuse(action, state);
    },
  };
}

export const noRateLimits: RateLimits = {
  consume: () => Promise.resolve(),
  assertLeft: () => Promise.resolve(),
};

function refuse(action: LimitedAction, state: RateLimiterRes) {
  const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
  const wait =
    seconds > 120
      ? `${Math.ceil(seconds / 60)} minutes`
      : `${seconds} second${seconds === 1 ? '' : 's'}`;
  return limited(`${LIMITS[action].detail} Please try again in ${wait}.`, seconds);
}
