import type { Tone } from '../../components/ui/badge';

/** An event's data as a line of text: `section: hero`, or `/contact, from /about` of a page view. */
export function describeData(data: Record<string, unknown> | null): string {
  const { path, referrer, ...rest } = data ?? {};
  const isPage = typeof path === 'string' && typeof referrer === 'string';
  const page = isPage ? [referrer ? `${path}, from ${referrer}` : path] : [];
  const others = Object.entries(isPage ? rest : (data ?? {}))
    .filter(([, value]) => value !== null && value !== '')
    .map(
      ([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
    );
  return [...page, ...others].join(', ');
}

/** The colour of a type's badge, by what visitors do. */
export function toneOf(eventType: string): Tone {
  if (eventType.startsWith('form')) return 'accent';
  return eventType.startsWith('click') ? 'action' : 'neutral';
}

const SHOWN = 8;

/** Enough of a session id to tell visitors apart. */
export const shortSession = (sessionId: string | null) => sessionId?.slice(0, SHOWN) ?? '–';
