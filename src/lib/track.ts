import type { TrackInput } from '../../server/features/analytics/analytics.schema';

/**
 * Tells the server of an anonymous event and never holds anybody up: it outlives the page, is
 * not awaited, and a failure is only ever a warning in the console.
 */
export function track(event: string, data?: TrackInput['data']): void {
  void send({ event, data });
}

let seen: string | undefined;

/** Tells of a page that is looked at, and of where from: another site, or the page before. */
export function trackPage(path: string): void {
  track('page_view', { path, referrer: seen ?? document.referrer });
  seen = path;
}

async function send(body: TrackInput): Promise<void> {
  try {
    const response = await fetch('/trpc/analytics.track', {
      method: 'POST',
      keepalive: true,
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    // Read in any case: until then the browser takes the request for one that is still running.
    const answer = await response.text();
    if (!response.ok) throw new Error(`${response.status}: ${answer}`);
  } catch (error) {
    console.warn('Event not recorded', error);
  }
}
