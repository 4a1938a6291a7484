import type { Database } from '../../db/client';
import { DAY_MS, HOUR_MS } from '../../db/durations';
import { type LeadStatus, LOST_REASONS } from '../../db/enums';
import { newId } from '../../db/ids';
import { ADMINISTRATOR_ID } from '../../db/permissions';
import { leads } from '../../db/schema/leads';
import { makeLead } from '../../db/seed/demo/people';
import { createRandom, type Random } from '../../db/seed/demo/random';
import {
  endInInquiry,
  makeVisit,
  ORIGIN,
  timeOfDay,
  type Visit,
  weightOfDay,
} from '../../db/seed/demo/visits';
import { seedWork } from '../../db/seed/demo/work';
import { DomainError } from '../errors';
import { addDays, calendarOf } from '../core/calendar';
import { dueAtOf, type WorkingHours } from '../core/working-hours';
import { saveTimeZone } from '../features/analytics/recount';
import { storeEvents } from '../features/analytics/record-events';
import { leadSearchText, NO_DETAILS } from '../features/leads/leads.schema';
import { insertLead } from '../features/leads/submit-lead';

const DAYS = 90;

export interface DemoOptions {
  events: number;
  leads: number;
  /** Adds to a database that already has leads. */
  isForced: boolean;
  timeZone: string;
  now: string;
  seed?: number;
}

/**
 * Writes ninety days of plausible visits, inquiries, conversations and projects, one transaction a
 * day.
 */
export function writeDemo(database: Database, options: DemoOptions): void {
  const { timeZone, isForced } = options;
  if (!isForced && database.select({ id: leads.id }).from(leads).limit(1).get()) {
    throw new DomainError(
      'conflict',
      'This database holds leads already. With --force the demo data goes in beside them.',
    );
  }
  const random = createRandom(options.seed ?? Date.parse(options.now));
  const now = Date.parse(options.now);
  const calendar = calendarOf(timeZone);
  const today = calendar.dayOf(now);
  const days = Array.from({ length: DAYS }, (_, index) => {
    const start = calendar.startOf(addDays(today, index - DAYS + 1));
    return { start, weight: weightOfDay(random, start + 12 * HOUR_MS, index / DAYS) };
  });
  const totalWeight = days.reduce((sum, { weight }) => sum + weight, 0);

  saveTimeZone(database, timeZone);
  let weightSoFar = 0;
  let stored = { events: 0, leads: 0 };
  for (const { start, weight } of days) {
    weightSoFar += weight;
    const goal = {
      events: Math.round((options.events * weightSoFar) / totalWeight),
      leads: Math.round((options.leads * weightSoFar) / totalWeight),
    };
    const day = makeDay(random, start, now, {
      events: goal.events - stored.events,
      leads: goal.leads - stored.leads,
    });
    database.$client
      .transaction(() => storeDay(database, random, { timeZone, now }, day))
      .immediate();
    stored = goal;
  }
  const clients = Math.min(24, Math.ceil(options.leads / 20));
  database.$client.transaction(() => seedWork(database, random, now, clients)).immediate();
}

interface Day {
  visits: Visit[];
  inquiries: { visit: Visit; at: number; lead: ReturnType<typeof makeLead> }[];
}

/** Creates the wanted events of a day. Today's events are compressed into the time before now. */
function makeDay(
  random: Random,
  start: number,
  now: number,
  wanted: Record<'events' | 'leads', number>,
): Day {
  const latest = Math.min(now, start + DAY_MS) - start;
  const startAt = () => start + (timeOfDay(random) % Math.max(1, latest - 600_000));
  const visits: Visit[] = [];
  const inquiries: Day['inquiries'] = [];
  let events = 0;
  while (inquiries.length < wanted.leads || events < wanted.events) {
    const visit = makeVisit(random, startAt());
    if (inquiries.length < wanted.leads) {
      const lead = makeLead(random, random.integer(1, 9_999_999));
      const at = endInInquiry(random, visit, lead.interest);
      inquiries.push({ visit, lead, at: Math.min(at, now - 1) });
    }
    visit.events = visit.events
      .slice(0, Math.max(0, wanted.events - events))
      .map((event) => ({ ...event, at: Math.min(event.at, now - 1) }));
    events += visit.events.length;
    visits.push(visit);
  }
  return { visits, inquiries };
}

const DEMO_HOURS: WorkingHours = {
  days: new Set([0, 1, 2, 3, 4]),
  daysOff: new Set(),
  opensAt: 540,
  closesAt: 1_020,
};

/** Recent leads are new, most others were answered within a day and have gone on from there. */
function demoState(
  random: Random,
  { at, now, timeZone }: { at: number; now: number; timeZone: string },
) {
  const dueAt = dueAtOf(new Date(at).toISOString(), DEMO_HOURS, timeZone);
  const isNew = now - at < DAY_MS * (random.chance(0.1) ? 3 : 1);
  const status: LeadStatus = isNew ? 'new' : random.weighted(DEMO_STATUSES);
  return {
    status,
    lostReason: status === 'lost' ? random.pick(LOST_REASONS) : null,
    ownerId: isNew ? null : ADMINISTRATOR_ID,
    answeredAt: isNew ? null : new Date(at + random.integer(1, 20) * HOUR_MS).toISOString(),
    dueAt: isNew ? dueAt : null,
  };
}

const DEMO_STATUSES = [
  ['answered', 5],
  ['qualified', 3],
  ['won', 1],
  ['lost', 2],
] as const;

function storeDay(
  database: Database,
  random: Random,
  { timeZone, now }: { timeZone: string; now: number },
  { visits, inquiries }: Day,
) {
  const events = visits.flatMap(({ sessionId, userAgent, ip, events: seen }) =>
    seen.map(({ at, type, data, page }) => ({
      at,
      sessionId,
      userAgent,
      ip,
      eventType: type,
      eventData: data,
      referrer: `${ORIGIN}${page}`,
    })),
  );
  const conversions = inquiries.map(({ visit, lead, at }) => {
    const createdAt = new Date(at).toISOString();
    const isSpam = random.chance(0.02);
    const id = newId();
    insertLead(database, {
      ...NO_DETAILS,
      ...lead,
      id,
      isSpam,
      searchText: leadSearchText(lead),
      ...demoState(random, { at, now, timeZone }),
      ...(isSpam && { dueAt: null }),
      language: 'en',
      source: null,
      createdAt,
      updatedAt: createdAt,
    });
    return { isSpam, sessionId: visit.sessionId, value: lead.interest, leadId: id, createdAt };
  });
  storeEvents(database, timeZone, {
    events: events.sort((one, other) => one.at - other.at),
    conversions: conversions
      .filter(({ isSpam }) => !isSpam)
      .map((conversion) => ({ ...conversion, conversionType: 'contact_form' })),
  });
}
