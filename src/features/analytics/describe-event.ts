import type { Tone } from '../../components/ui/badge';

/** An event's data in one line: `section: hero`, or `/contact, from /about` for a page view. */
export function describeData(data: Record<string, unknown> | null): string {
  const { path, referrer, ...rest } = data ?? {};
  const isPage = typeof path === 'string' && typeof referrer === 'string';
  const page = isPage ? [referrer ? `${path}, from ${referrer}` : path] : [];
  const others = Object.entries(isPage ? rest : (data ?? {})).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return [...page, ...others].join(', ');
}

/** The colour of an event type's badge. */
export function toneOf(eventType: string): Tone {
  if (eventType.startsWith('form')) return 'accent';
  return eventType.startsWith('click') ? 'action' : 'neutral';
}

const SHORT_ID_LENGTH = 8;

/** The beginning of a session id, enough to tell visitors apart. */
export const shortSession = (sessionId: string | null) =>
  sessionId?.slice(0, SHORT_ID_LENGTH) ?? '–';
