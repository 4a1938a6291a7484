/** What beside its type an event is counted by. */
export type CountedKind = 'type' | 'path' | 'referrer';

export interface PageFacts {
  /** The page that was seen; null for anything but a page view. */
  path: string | null;
  /** The other site that a page view came from. */
  referrerHost: string | null;
}

export const PAGE_VIEW = 'page_view';

const MAX_PATH = 300;
const MAX_HOST = 253;

interface Posted {
  eventType: string;
  eventData: Record<string, unknown> | null;
  /** The page that sent the event, and so the name of our own site. */
  referrer: string | null;
}

export function pageFactsOf({ eventType, eventData, referrer }: Posted): PageFacts {
  if (eventType !== PAGE_VIEW) return { path: null, referrerHost: null };
  const { path, referrer: cameFrom } = eventData ?? {};
  const host = typeof cameFrom === 'string' ? hostOf(cameFrom) : null;
  return {
    path: typeof path === 'string' && path.startsWith('/') ? pathOf(path) : null,
    referrerHost: host === (referrer && hostOf(referrer)) ? null : host,
  };
}

function pathOf(path: string): string {
  return path.replace(/[?#].*$/s, '').slice(0, MAX_PATH);
}

const MAX_KNOWN = 1_000;
const knownHosts = new Map<string, string | null>();

/** Null for a page of our own, which is given by its path, and for what is no address. */
function hostOf(address: string): string | null {
  const known = knownHosts.get(address);
  if (known !== undefined) return known;
  if (knownHosts.size >= MAX_KNOWN) knownHosts.clear();
  const host = readHost(address);
  knownHosts.set(address, host);
  return host;
}

function readHost(address: string): string | null {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  return new URL(address).hostname.replace(/^www\./, '').slice(0, MAX_HOST) || null;
}
