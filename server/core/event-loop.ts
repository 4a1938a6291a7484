import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Log } from './log';

const RESOLUTION_MS = 20;
const WINDOW_MS = 10_000;
const WARN_ABOVE_MS = 200;
const MAX_NAMED = 3;

interface SlowRequest {
  route: string;
  ms: number;
}

export interface EventLoopMonitor {
  /** The delay in the current window, in milliseconds. */
  percentile(percent: number): number;
  /** Records a request for the warning, which lists the slowest of its window. */
  note(request: SlowRequest): void;
  stop(): void;
}

/** For tests, which may block the event loop. */
export const noEventLoopMonitor: EventLoopMonitor = {
  percentile: () => 0,
  note: () => undefined,
  stop: () => undefined,
};

/** Logs a warning when the event loop is blocked, with the slowest requests of the window. */
export function monitorEventLoop(log: Log): EventLoopMonitor {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let slowest: SlowRequest[] = [];
  const percentile = (percent: number) =>
    Math.max(0, Math.round(delay.percentile(percent) / 1e6) - RESOLUTION_MS);
  const timer = setInterval(() => {
    const p99 = percentile(99);
    if (p99 > WARN_ABOVE_MS) log.warn({ p99Ms: p99, slowest }, 'the event loop was held up');
    delay.reset();
    slowest = [];
  }, WINDOW_MS).unref();
  return {
    percentile,
    note: (request) => {
      const fastest = slowest[MAX_NAMED - 1];
      if (fastest && request.ms <= fastest.ms) return;
      slowest = [...slowest, request].sort((a, b) => b.ms - a.ms).slice(0, MAX_NAMED);
    },
    stop: () => {
      clearInterval(timer);
      delay.disable();
    },
  };
}
