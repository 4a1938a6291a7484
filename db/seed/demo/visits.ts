import { DAY_MS, HOUR_MS } from '../../durations';
import { type Random, randomSession } from './random';

/** One visit to the site, with the events that the browser sends. */
export interface Visit {
  sessionId: string;
  userAgent: string;
  ip: string;
  events: VisitEvent[];
}

interface VisitEvent {
  at: number;
  type: string;
  data: Record<string, unknown>;
  /** The page that sends the event. */
  page: string;
}

const FORM_BEGUN = 'form:contactStart';

export const ORIGIN = 'https://www.masar.example';

const USER_AGENTS = [
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36',
    34,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
    24,
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Mobile Safari/537.36',
    18,
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    11,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 5],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36 Edg/149.0.0.0',
    8,
  ],
] as const;

const REFERRERS = [
  ['', 34],
  ['https://www.google.com/', 31],
  ['https://www.linkedin.com/', 18],
  ['https://www.bing.com/', 5],
  ['https://chatgpt.com/', 4],
  ['https://www.instagram.com/', 4],
  ['https://wamda.com/', 2],
  ['https://www.zawya.com/', 2],
] as const;

/** What the links of campaigns say; most visits come without one. */
const CAMPAIGNS = [
  [null, 86],
  [{ source: 'linkedin', medium: 'social', campaign: 'ramadan-forecast' }, 5],
  [{ source: 'newsletter', medium: 'email', campaign: 'october' }, 4],
  [{ source: 'google', medium: 'cpc', campaign: 'erp-riyadh' }, 3],
  [{ source: 'wamda', medium: 'article' }, 2],
] as const;

const LANDINGS = [
  ['/', 46],
  ['/solutions', 12],
  ['/insights', 8],
  ['/insights/a-forecast-that-knows-when-ramadan-moves', 10],
  ['/insights/why-erp-projects-stall-in-month-five', 8],
  ['/insights/when-the-tax-authority-joins-your-invoice-run', 5],
  ['/case-studies', 7],
  ['/case-studies/cold-store-orders', 4],
] as const;

const NEXT_PAGES = [
  ['/solutions', 24],
  ['/case-studies', 22],
  ['/case-studies/cold-store-orders', 9],
  ['/insights', 12],
  ['/insights/data-residency-what-to-ask-before-you-pick-a-region', 6],
  ['/insights/one-database-per-customer-or-one-for-all', 5],
  ['/about', 10],
  ['/contact', 9],
  ['/privacy', 2],
  ['/', 6],
] as const;

const CLICKS = [
  ['click:viewCaseStudies', 38],
  ['click:bookDiscoveryCall', 27],
  ['click:scheduleConsultation', 22],
  ['click:requestProposal', 13],
] as const;

const SECTIONS: Record<string, string> = {
  'click:viewCaseStudies': 'hero',
  'click:bookDiscoveryCall': 'hero',
  'click:scheduleConsultation': 'cta-band',
  'click:requestProposal': 'cta-band',
};

export function makeVisit(random: Random, startAt: number): Visit {
  const events: VisitEvent[] = [];
  let at = startAt;
  let referrer: string = random.weighted(REFERRERS);
  let page: string = random.weighted(LANDINGS);
  // Most visitors open one page or two, a few open more.
  const pages = 1 + Math.floor(-Math.log(1 - random.next()) * 1.6);
  const utm = random.weighted<(typeof CAMPAIGNS)[number][0]>(CAMPAIGNS);
  for (let seen = 0; seen < Math.min(pages, 9); seen += 1) {
    const campaign = seen === 0 && utm ? { utm } : {};
    events.push({ at, type: 'page_view', data: { path: page, referrer, ...campaign }, page });
    at += random.integer(4_000, 90_000);
    if (page === '/contact' && random.chance(0.3)) {
      events.push({ at, type: FORM_BEGUN, data: {}, page });
      at += random.integer(2_000, 30_000);
    }
    if (random.chance(0.16)) {
      const type = random.weighted(CLICKS);
      events.push({ at, type, data: { section: SECTIONS[type] }, page });
      at += random.integer(500, 4_000);
    }
    referrer = page;
    page = random.weighted(NEXT_PAGES);
  }
  return {
    sessionId: randomSession(random),
    userAgent: random.weighted(USER_AGENTS),
    ip: networkOf(random),
    events,
  };
}

/** Adds the events of a visitor who sends the form. Returns the time of sending. */
export function endInInquiry(random: Random, visit: Visit, interest: string | null): number {
  const last = visit.events.at(-1);
  let at = (last?.at ?? 0) + random.integer(3_000, 30_000);
  if (last && last.page !== '/contact') {
    const data = { path: '/contact', referrer: last.page };
    visit.events.push({ at, type: 'page_view', data, page: '/contact' });
    at += random.integer(30_000, 240_000);
  }
  visit.events.push({ at: at - 2_000, type: FORM_BEGUN, data: {}, page: '/contact' });
  visit.events.push({ at, type: 'form:contactSubmit', data: { interest }, page: '/contact' });
  return at;
}

/** The traffic of a day: work days from Sunday to Thursday, slow growth, an occasional newsletter. */
export function weightOfDay(random: Random, at: number, progress: number): number {
  const weekday = new Date(at).getUTCDay();
  const week = weekday === 5 ? 0.42 : weekday === 6 ? 0.5 : 1;
  const newsletter = Math.floor(at / DAY_MS) % 23 === 0 ? 1.5 : 1;
  return week * newsletter * (0.75 + 0.5 * progress) * (0.88 + 0.24 * random.next());
}

/** A time of day, most likely in the morning or in the evening. */
export function timeOfDay(random: Random): number {
  const [middle, width] = random.weighted<readonly [number, number]>([
    [[10.5, 2.2], 6],
    [[14.5, 2], 3],
    [[21, 1.6], 3],
  ]);
  const bell = random.next() + random.next() + random.next() - 1.5;
  return Math.floor(((middle + bell * width + 24) % 24) * HOUR_MS);
}

/** Networks reserved for documentation. */
function networkOf(random: Random): string {
  if (random.chance(0.15)) return `2001:db8:${random.integer(1, 0xfff).toString(16)}::`;
  return random.pick(['203.0.113.0', '198.51.100.0', '192.0.2.0']);
}
