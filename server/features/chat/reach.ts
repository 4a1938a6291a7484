import { and, count, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { DAY_MS, MINUTE_MS } from '../../../db/durations';
import { chatConversations } from '../../../db/schema/chat';
import { chatAway } from '../../../db/schema/chat-desk';
import { opensAt } from '../../core/working-hours';
import type { Deps } from '../../deps';
import type { Written } from '../activities/domain-event';

const DAYS = 30;
/** Fewer answers say nothing about the next one. */
const MIN_ANSWERS = 5;
const COUNT_EVERY_MS = 10 * MINUTE_MS;

/** Answers come within so many minutes; nothing is promised beyond the last. */
const BANDS = [2, 5, 10, 30, 60] as const;

/** What the panel may truthfully say about the next answer. */
export interface Reach {
  isAvailable: boolean;
  /** Half of the last 30 days' first answers came within so many minutes. */
  usualMinutes: (typeof BANDS)[number] | null;
  /** The next opening; null within the working hours. */
  opensAt: string | null;
}

export function readReach({ database, presence, settings, clock }: Deps): Reach {
  const now = clock();
  const next = opensAt(now.toISOString(), settings.workingHours, settings.timeZone);
  return {
    isAvailable: next === null && isSomebodyThere(database, presence.consoles()),
    usualMinutes: usualMinutes(database, now),
    opensAt: next,
  };
}

/** Whether a console of somebody who answers is open. */
function isSomebodyThere(database: Database, ids: string[]): boolean {
  const away = new Set(readAway(database));
  return ids.some((id) => !away.has(id));
}

const readAway = (database: Database): string[] =>
  database
    .select()
    .from(chatAway)
    .all()
    .map(({ staffId }) => staffId);

export const isAway = (database: Database, staffId: string): boolean =>
  readAway(database).includes(staffId);

/** Who is away gets no chats, until the person says otherwise. */
export function setAway(
  database: Database,
  staffId: string,
  { isAway: isWanted, now }: { isAway: boolean; now: string },
): Written<{ isAway: boolean }> {
  if (isWanted) {
    database.insert(chatAway).values({ staffId, since: now }).onConflictDoNothing().run();
  } else database.delete(chatAway).where(eq(chatAway.staffId, staffId)).run();
  return { result: { isAway: isWanted }, event: null };
}

const counted = new WeakMap<Database, { at: number; minutes: Reach['usualMinutes'] }>();

/** Counted anew every ten minutes. */
function usualMinutes(database: Database, now: Date): Reach['usualMinutes'] {
  const last = counted.get(database);
  if (last && now.getTime() - last.at < COUNT_EVERY_MS) return last.minutes;
  const median = medianAnswerMs(database, new Date(now.getTime() - DAYS * DAY_MS));
  const minutes = BANDS.find((band) => median !== null && median <= band * MINUTE_MS) ?? null;
  counted.set(database, { at: now.getTime(), minutes });
  return minutes;
}

function medianAnswerMs(database: Database, since: Date): number | null {
  const { createdAt, firstAnswerAt } = chatConversations;
  const isAnswered = and(gte(createdAt, since.toISOString()), isNotNull(firstAnswerAt));
  const answers =
    database.select({ count: count() }).from(chatConversations).where(isAnswered).get()?.count ?? 0;
  if (answers < MIN_ANSWERS) return null;
  const wait = sql<number>`${firstAnswerAt} - ${createdAt}`;
  const middle = database
    .select({ wait })
    .from(chatConversations)
    .where(isAnswered)
    .orderBy(wait)
    .limit(1)
    .offset(Math.floor(answers / 2))
    .get();
  return middle?.wait ?? null;
}
