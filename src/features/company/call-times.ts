import type { WorkingTimes } from '../../lib/settings.types';
import { fromLocalTime, toLocalTime } from '../../lib/zoned-time';

const DAYS_OFFERED = 8;
const MAX_DAYS_AHEAD = 60;
const HOUR = 60;
const DAY_MS = 86_400_000;

export interface CallDay {
  /** Of the visitor, such as `2026-11-25`. */
  day: string;
  /** The hours at which a call can begin, in UTC. */
  times: string[];
}

const weekdayOf = (day: string) => new Date(day).getUTCDay();
const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
const clockOf = (minutes: number) =>
  [Math.floor(minutes / HOUR), minutes % HOUR].map((part) => `${part}`.padStart(2, '0')).join(':');

/**
 * The full hours of a call on the next working days of the office, from its tomorrow on. Those that are
 * after midnight for the visitor are of the visitor's next day.
 */
export function callDays(
  working: WorkingTimes,
  timeZone: string,
  now: Date,
  visitorZone: string,
): CallDay[] {
  const times: string[] = [];
  let offered = 0;
  let day = toLocalTime(now, timeZone).slice(0, 10);
  for (let ahead = 0; ahead < MAX_DAYS_AHEAD && offered < DAYS_OFFERED; ahead += 1) {
    day = dayAfter(day);
    if (!working.days.includes(weekdayOf(day)) || working.daysOff.includes(day)) continue;
    for (let at = working.opensAt; at + HOUR / 2 <= working.closesAt; at += HOUR) {
      times.push(fromLocalTime(`${day}T${clockOf(at)}`, timeZone));
    }
    offered += 1;
  }
  const dayOf = (at: string) => toLocalTime(at, visitorZone).slice(0, 10);
  const days = [...new Set(times.map(dayOf))];
  return days.map((one) => ({ day: one, times: times.filter((at) => dayOf(at) === one) }));
}

/** The last day of a working week, and when what arrives on its evening is answered. */
export function lateExample({ days, opensAt }: WorkingTimes) {
  const evening = days.find((day) => !days.includes((day + 1) % 7)) ?? days[0] ?? 0;
  const next = (day: number): number => {
    const following = (day + 1) % 7;
    return days.includes(following) || days.length === 0 ? following : next(following);
  };
  const counted = next(evening);
  return { evening, counted, due: next(counted), time: clockOf(opensAt) };
}
