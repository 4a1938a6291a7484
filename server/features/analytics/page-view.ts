import { type Utm, UTM_NAMES, type UtmName } from '../../../db/schema/leads';

/** What events are counted by; the column `kind` of the counts. */
export type Dimension = 'type' | 'path' | 'referrer';

export interface PageView {
  /** The viewed page; null for other events. */
  path: string | null;
  /** The external site that linked to the page; null without one. */
  referrerHost: string | null;
  /** The campaign that the page's address named; null without one. */
  utm: Utm | null;
}

export const PAGE_VIEW = 'page_view';

export const MAX_PATH = 300;
const MAX_HOST = 253;

interface PostedEvent {
  eventType: string;
  eventData: Record<string, unknown> | null;
  /** The page that sent the event; its host is this site's own. */
  referrer: string | null;
}

const NO_PAGE_VIEW: PageView = { path: null, referrerHost: null, utm: null };

export function pageViewOf({ eventType, eventData, referrer }: PostedEvent): PageView {
  if (eventType !== PAGE_VIEW) return NO_PAGE_VIEW;
  const { path, referrer: linkedFrom } = eventData ?? {};
  const host = typeof linkedFrom === 'string' ? hostOf(linkedFrom) : null;
  return {
    path: typeof path === 'string' && path.startsWith('/') ? pathOf(path) : null,
    referrerHost: host === (referrer && hostOf(referrer)) ? null : host,
    utm: readUtm((name) => asObject(eventData?.utm)[name]),
  };
}

const asObject = (value: unknown) => Object(value ?? {}) as Record<string, unknown>;

const MAX_UTM = 100;

/** The campaign parameters in a query, of the page that sent an event. */
export function utmOf(referrer: string | null): Utm | null {
  if (!referrer?.includes('utm_') || !URL.canParse(referrer)) return null;
  const { searchParams } = new URL(referrer);
  return readUtm((name) => searchParams.get(`utm_${name}`));
}

/** Only texts that say something, and not too much of each. */
function readUtm(read: (name: UtmName) => unknown): Utm | null {
  const entries = UTM_NAMES.flatMap((name) => {
    const value = read(name);
    const text = typeof value === 'string' ? value.trim().slice(0, MAX_UTM) : '';
    return text ? [[name, text] as const] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}

function pathOf(path: string): string {
  return withoutQuery(path).slice(0, MAX_PATH);
}

/** An address without its query and fragment, where searches and e-mail addresses stand. */
export function withoutQuery(address: string): string {
  return address.split(/[?#]/, 1).join('');
}

/** The data of a page view, with both of its addresses cut. */
export function withoutQueries(data: PostedEvent['eventData']): PostedEvent['eventData'] {
  if (!data) return data;
  const cut = (value: unknown) => (typeof value === 'string' ? withoutQuery(value) : value);
  return {
    ...data,
    ...('path' in data && { path: cut(data.path) }),
    ...('referrer' in data && { referrer: cut(data.referrer) }),
  };
}

const MAX_CACHED_HOSTS = 1_000;
const hostCache = new Map<string, string | null>();

/** Null for a path, which is a page of this site, and for an invalid address. */
function hostOf(address: string): string | null {
  const cached = hostCache.get(address);
  if (cached !== undefined) return cached;
  if (hostCache.size >= MAX_CACHED_HOSTS) hostCache.clear();
  const host = readHost(address);
  hostCache.set(address, host);
  return host;
}

function readHost(address: string): string | null {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  return new URL(address).hostname.replace(/^www\./, '').slice(0, MAX_HOST) || null;
}
