import type { TrackInput } from '../../server/features/analytics/analytics.schema';

/**
 * Sends an anonymous event without blocking anything: the request outlives the page, nobody awaits
 * it, and a failure is only a warning in the console.
 */
export function track(event: string, data?: TrackInput['data']): void {
  void send({ event, data });
}

let previousPath: string | undefined;

/** Sends a page view. The referrer is another site or the previous page. */
export function trackPage(path: string): void {
  track('page_view', { path, referrer: previousPath ?? document.referrer });
  previousPath = path;
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
    // Always read the body: until then the browser counts the request as pending.
    const text = await response.text();
    if (!response.ok) throw new Error(`${response.status}: ${text}`);
  } catch (error) {
    console.warn('Event not recorded', error);
  }
}
