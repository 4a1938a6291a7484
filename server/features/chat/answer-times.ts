import { and, count, desc, eq, gte, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { chatConversations } from '../../../db/schema/chat';
import { chatRatings } from '../../../db/schema/chat-desk';
import { addDays, calendarOf } from '../../core/calendar';
import { type PeriodInput, spanOf } from '../analytics/periods';
import { staffNames } from '../staff/staff-names';

/** Of more conversations, the newest; a count of all would hold up other requests. */
const MAX_CONVERSATIONS = 5_000;
const MAX_COMMENTS = 10;
const HOURS = 24;

/** In milliseconds; null without any. */
interface Times {
  count: number;
  median: number | null;
  p90: number | null;
}

interface Reader {
  timeZone: string;
  now: Date;
}

/**
 * How long visitors waited for the first answer, and how long conversations took, by the time at which
 * they began; by person and by hour of the site's time zone. And what visitors said of them.
 */
export function readAnswerTimes(database: Database, input: PeriodInput, { timeZone, now }: Reader) {
  const range = rangeOf(input, { timeZone, now });
  const nameOf = staffNames(database);
  const rows = readRows(database, range);
  const waits = waitsOf(rows, timeZone);
  const lengths = rows
    .flatMap(({ began, closed }) => (closed === null ? [] : [closed - began]))
    .sort((one, other) => one - other);
  const people = [...new Set(waits.map(({ assigneeId }) => assigneeId))];
  const timesWhere = (isWanted: (wait: (typeof waits)[number]) => boolean) =>
    timesOf(waits.filter(isWanted).map(({ wait }) => wait));
  return {
    isComplete: rows.length < MAX_CONVERSATIONS,
    conversations: rows.length,
    firstAnswer: timesWhere(() => true),
    resolution: timesOf(lengths),
    people: people
      .map((id) => ({
        id,
        name: id === null ? 'Nobody' : nameOf(id).name,
        ...timesWhere(({ assigneeId }) => assigneeId === id),
      }))
      .sort((one, other) => other.count - one.count),
    hours: Array.from({ length: HOURS }, (_, wanted) => ({
      hour: wanted,
      ...timesWhere(({ hour }) => hour === wanted),
    })),
    ratings: readRatings(database, range),
  };
}

interface Range {
  start: string;
  end: string;
}

/** From the beginning of the first day to the end of the last. */
function rangeOf(input: PeriodInput, { timeZone, now }: Reader): Range {
  const calendar = calendarOf(timeZone);
  const span = spanOf(input, calendar.dayOf(now.getTime()));
  const at = (day: string) => new Date(calendar.startOf(day)).toISOString();
  return span
    ? { start: at(span.from), end: at(addDays(span.to, 1)) }
    : { start: new Date(0).toISOString(), end: new Date(now.getTime() + 1).toISOString() };
}

/** The shortest first, as `timesOf` needs them. */
function waitsOf(rows: ReturnType<typeof readRows>, timeZone: string) {
  const calendar = calendarOf(timeZone);
  return rows
    .flatMap(({ assigneeId, began, answered }) => {
      if (answered === null) return [];
      const hour = Math.floor(calendar.minutesOf(began) / 60);
      return [{ wait: answered - began, assigneeId, hour }];
    })
    .sort((one, other) => one.wait - other.wait);
}

/** In milliseconds, which thousands of rows need not turn into texts and back. */
function readRows(database: Database, { start, end }: Range) {
  const { assigneeId, createdAt, firstAnswerAt, closedAt } = chatConversations;
  return database
    .select({
      assigneeId,
      began: sql<number>`${createdAt}`,
      answered: sql<number | null>`${firstAnswerAt}`,
      closed: sql<number | null>`${closedAt}`,
    })
    .from(chatConversations)
    .where(and(gte(createdAt, start), lt(createdAt, end)))
    .orderBy(desc(createdAt))
    .limit(MAX_CONVERSATIONS)
    .all();
}

function timesOf(sorted: number[]): Times {
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? null;
  return { count: sorted.length, median: at(0.5), p90: at(0.9) };
}

function readRatings(database: Database, { start, end }: Range) {
  const { conversationId, isGood, comment, createdAt } = chatRatings;
  const isIn = and(gte(createdAt, start), lt(createdAt, end));
  const counted = database
    .select({ isGood, count: count() })
    .from(chatRatings)
    .where(isIn)
    .groupBy(isGood)
    .all();
  const countOf = (wanted: boolean) => counted.find((row) => row.isGood === wanted)?.count ?? 0;
  return {
    good: countOf(true),
    bad: countOf(false),
    comments: database
      .select({
        conversationId,
        isGood,
        comment,
        createdAt,
        visitorName: chatConversations.visitorName,
      })
      .from(chatRatings)
      .innerJoin(chatConversations, eq(chatConversations.id, conversationId))
      .where(and(isIn, ne(comment, '')))
      .orderBy(desc(createdAt))
      .limit(MAX_COMMENTS)
      .all(),
  };
}
