const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
/** Beyond these, only some months are named. */
const MAX_NAMED = 12;

interface Dated {
  startDate: string | null;
  endDate: string | null;
  createdAt: string;
  milestones: { dueDate: string | null }[];
}

const firstOfMonth = (time: number, months = 0) => {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
};

/** The first and the last day that a project is drawn over. */
export function spanOf({ startDate, endDate, createdAt, milestones }: Dated) {
  const days = [startDate ?? createdAt, endDate, ...milestones.map(({ dueDate }) => dueDate)];
  const times = days.flatMap((day) => (day ? Date.parse(day) : []));
  return { from: Math.min(...times), to: Math.max(...times) };
}

/** Whole months around all projects and today, and the place of a time in them, in percent. */
export function timelineOf(projects: Dated[], now: number) {
  const spans = projects.map(spanOf);
  const from = firstOfMonth(Math.min(now, ...spans.map((span) => span.from)));
  const to = firstOfMonth(Math.max(now, ...spans.map((span) => span.to)), 1);
  const placeOf = (time: number) => (100 * (time - from)) / (to - from);
  const months = [];
  for (let time = from; time < to; time = firstOfMonth(time, 1)) {
    const date = new Date(time);
    const isNewYear = date.getUTCMonth() === 0 || time === from;
    const name = `${MONTHS[date.getUTCMonth()]}${isNewYear ? ` ${date.getUTCFullYear()}` : ''}`;
    months.push({ name, place: placeOf(time) });
  }
  const step = Math.ceil(months.length / MAX_NAMED);
  return { placeOf, months: months.filter((_month, index) => index % step === 0) };
}
