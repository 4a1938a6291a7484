import { asc } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { FUNNEL_STEPS } from '../../db/enums';
import { analyticsEvents, conversions } from '../../db/schema/analytics';
import { leads } from '../../db/schema/leads';
import type { Random } from '../../db/seed/demo/random';
import { calendarOf } from '../core/calendar';
import { recordConversion, recordEvents } from '../features/analytics/record-events';
import { campaignText } from '../features/analytics/source-filter.schema';

/** The time after the visits. */
export const NOW = '2026-11-21T15:00:00.000Z';

const PAGES = ['/', '/about', '/contact', '/ar/contact', '/insights'] as const;
const SITES = ['', '', 'https://www.google.com/s?q=a', 'https://linkedin.com/feed'] as const;
const QUERIES = [
  '',
  '',
  '?utm_source=li&utm_medium=post',
  '?utm_campaign=%D8%B1&utm_term=x',
] as const;

/**
 * Visits over some days, in the order of time, some of them across midnight; some end in inquiries.
 * Returns a function that stores those before a time.
 */
export function makeVisits(database: Database, zone: string, random: Random, visits: number) {
  const steps: { at: number; run: (at: string) => void }[] = [];
  for (let index = 0; index < visits; index += 1) {
    const visitor = { address: `203.0.${index}.7`, userAgent: 'Firefox/150', referrer: null };
    let at = Date.parse(NOW) - random.integer(1, 5 * 24 * 60) * 60_000;
    let referrer: string = random.pick(SITES);
    const query = random.pick(QUERIES);
    for (let views = random.integer(0, 4); views >= 0; views -= 1) {
      const path = random.pick(PAGES);
      const sent = { path, referrer };
      const page = `https://www.masar.example${path}${query}`;
      const isView = random.chance(0.8);
      const eventType = isView ? 'page_view' : random.pick(['form:contactStart', 'click:x']);
      steps.push({
        at,
        run: (createdAt) =>
          recordEvents(database, zone, [
            {
              eventType,
              eventData: isView ? sent : null,
              visitor: { ...visitor, referrer: page },
              createdAt,
            },
          ]),
      });
      referrer = path;
      at += random.integer(1, 90) * 60_000;
    }
    if (random.chance(0.3)) steps.push({ at, run: (createdAt) => convert(createdAt, visitor) });
  }
  steps.sort((a, b) => a.at - b.at);
  return (until: string) => {
    const due = steps.findIndex(({ at }) => at >= Date.parse(until));
    const count = due === -1 ? steps.length : due;
    for (const { at, run } of steps.splice(0, count)) run(new Date(at).toISOString());
  };

  function convert(createdAt: string, { address }: { address: string }) {
    const sessionId =
      database
        .select()
        .from(analyticsEvents)
        .orderBy(asc(analyticsEvents.id))
        .all()
        .findLast(({ ip }) => ip === address.replace(/7$/, '0'))?.sessionId ?? null;
    const lead = { name: 'A', email: 'a@b.example', message: 'x', createdAt };
    const { id } = database.insert(leads).values(lead).returning().get();
    recordConversion(database, zone, {
      sessionId,
      conversionType: 'contact_form',
      value: null,
      leadId: id,
      createdAt,
    });
  }
}

/** Counts sessions from the events alone, sharing only the calendar with what is tested. */
export function countAgain(database: Database, zone: string) {
  const calendar = calendarOf(zone);
  const events = database.select().from(analyticsEvents).orderBy(asc(analyticsEvents.id)).all();
  const spam = new Set(
    database
      .select()
      .from(leads)
      .all()
      .flatMap(({ id, isSpam }) => (isSpam ? id : [])),
  );
  const converted = database
    .select()
    .from(conversions)
    .all()
    .filter(({ leadId }) => leadId === null || !spam.has(leadId));
  const ids = new Set(events.map(({ sessionId }) => sessionId ?? ''));
  const visits = [...ids].flatMap((id) => {
    const own = events.filter(({ sessionId }) => sessionId === id);
    const views = own.filter(({ eventType }) => eventType === 'page_view');
    const [first] = views;
    if (!first) return [];
    const paths = views.map(({ eventData }) => String(eventData?.path));
    const site = String(first.eventData?.referrer);
    const utm = (first.eventData?.utm ?? null) as Record<string, string> | null;
    const sent = converted.filter(({ sessionId }) => sessionId === id).length;
    const reached = [
      true,
      paths.some((path) => path.endsWith('/contact')),
      own.some(({ eventType }) => eventType === 'form:contactStart'),
      sent > 0,
    ].lastIndexOf(true);
    return {
      day: calendar.dayOf(Date.parse(own[0]?.createdAt ?? '')),
      referrer: site.startsWith('http') ? new URL(site).hostname.replace('www.', '') : '(direct)',
      campaign: campaignText(utm),
      landing: paths[0] ?? '',
      exit: paths.at(-1) ?? '',
      paths,
      reached,
      sent,
    };
  });
  return (from: string, to: string, isIn: (visit: (typeof visits)[number]) => boolean) => {
    const counted = visits.filter((each) => each.day >= from && each.day <= to && isIn(each));
    const rowsOf = (nameOf: (visit: (typeof visits)[number]) => string | null) => {
      const names = [...new Set(counted.map(nameOf))].filter((name) => name !== null);
      return names
        .map((name) => ({ value: name, ...figuresOf(counted.filter((v) => nameOf(v) === name)) }))
        .sort((a, b) => b.sessions - a.sessions || (a.value < b.value ? -1 : 1));
    };
    return {
      ...figuresOf(counted),
      referrers: rowsOf(({ referrer }) => referrer),
      campaigns: rowsOf(({ campaign }) => campaign),
      landingPages: rowsOf(({ landing }) => landing),
      exitPages: rowsOf(({ exit }) => exit),
      funnel: FUNNEL_STEPS.map((_step, index) => counted.filter((v) => v.reached >= index).length),
    };
  };
}

function figuresOf(visits: { sent: number }[]) {
  const converted = visits.filter(({ sent }) => sent > 0).length;
  return {
    sessions: visits.length,
    conversions: visits.reduce((sum, { sent }) => sum + sent, 0),
    conversionRate: visits.length > 0 ? (100 * converted) / visits.length : 0,
  };
}
