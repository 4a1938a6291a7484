import { isoDay } from '../../lib/dates';
import type { Outputs } from '../../lib/trpc';
import type { Lane } from './timeline-path';

export type Reply = Outputs['leadReplies']['list']['replies'][number];
type TimelineEntry = Outputs['leads']['timeline']['entries'][number];
export type Entry = TimelineEntry | { type: 'reply'; id: string; at: string; reply: Reply };

/** A line of the timeline: the heading of a day, or an entry. */
export interface TimelineRow {
  id: string;
  lane: Lane;
  /** Whether the next row is on the other lane. */
  isTurning: boolean;
  /** A moment of the day, for its heading. */
  day?: string;
  entry?: Entry;
}

const THEIRS: readonly Entry['type'][] = ['inquiry', 'chat', 'answer'];

const laneOf = ({ type }: Entry): Lane => (THEIRS.includes(type) ? 'theirs' : 'ours');

/** The entries with the replies, which stand for their own events, oldest first. */
export function withReplies(
  entries: readonly TimelineEntry[],
  replies: readonly Reply[],
  hasEarlier: boolean,
): Entry[] {
  const oldest = hasEarlier ? (entries[0]?.at ?? '') : '';
  const sent = replies
    .filter(({ createdAt }) => createdAt >= oldest)
    .map((reply) => ({ type: 'reply' as const, id: reply.id, at: reply.createdAt, reply }));
  const others = entries.filter(
    (entry) => entry.type !== 'change' || !entry.change.startsWith('lead.reply_'),
  );
  return [...others, ...sent].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** Puts a heading before the first entry of each day. It stays on the lane of the entry before. */
export function toRows(entries: readonly Entry[], timeZone: string): TimelineRow[] {
  const rows: Omit<TimelineRow, 'isTurning'>[] = [];
  let lastDay = '';
  for (const entry of entries) {
    const day = isoDay(entry.at, timeZone);
    if (day !== lastDay) {
      const lane = rows.at(-1)?.lane ?? laneOf(entry);
      rows.push({ id: `day ${day}`, lane, day: entry.at });
    }
    lastDay = day;
    rows.push({ id: entry.id, lane: laneOf(entry), entry });
  }
  return rows.map((row, index) => ({
    ...row,
    isTurning: rows[index + 1] !== undefined && rows[index + 1]?.lane !== row.lane,
  }));
}
