import { useLanguage } from '../../hooks/use-language';
import { useTimeZone } from '../../hooks/use-time-zone';
import type { PluralForms } from '../../lib/copy';
import { fill } from '../../lib/fill';
import { portalCopy, type PortalCopy } from './portal.copy';

interface Parts {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

/** Numbers only: the words of browsers differ, and the server has rendered the page before. */
function partsOf(iso: string, timeZone: string): Parts {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(new Date(iso));
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
  };
}

function timeOf({ hour, minute }: Parts, { am, pm }: PortalCopy): string {
  const minutes = String(minute).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? am : pm}`;
}

const dayIn = (copy: PortalCopy, { year, month, day }: Parts, currentYear: number | null) =>
  fill(year === currentYear ? copy.day : copy.dayOfYear, {
    month: copy.months[month - 1] ?? '',
    day,
    year,
  });

/** Dates and times of the pages, relative to the moment at which they were read. */
export function usePortalTimes(now: string) {
  const copy = portalCopy.useCopy();
  const timeZone = useTimeZone();
  const present = partsOf(now, timeZone);
  return {
    /** A day that staff chose, which is the same everywhere. */
    day: (iso: string) => dayIn(copy, partsOf(iso, 'UTC'), present.year),
    fullDay: (iso: string) => dayIn(copy, partsOf(iso, timeZone), null),
    moment: (iso: string) => {
      const parts = partsOf(iso, timeZone);
      const isToday =
        parts.day === present.day && parts.month === present.month && parts.year === present.year;
      const day = isToday ? copy.today : dayIn(copy, parts, present.year);
      return fill(copy.moment, { day, time: timeOf(parts, copy) });
    },
    /** For sentences, which say `on`. */
    at: (iso: string) => {
      const parts = partsOf(iso, timeZone);
      return fill(copy.moment, {
        day: dayIn(copy, parts, present.year),
        time: timeOf(parts, copy),
      });
    },
    fullMoment: (iso: string) => {
      const parts = partsOf(iso, timeZone);
      return fill(copy.moment, { day: dayIn(copy, parts, null), time: timeOf(parts, copy) });
    },
  };
}

export type PortalTimes = ReturnType<typeof usePortalTimes>;

/** Chooses the words for a number. */
export function useCounted() {
  const { numbers } = portalCopy.useCopy();
  const rules = new Intl.PluralRules(useLanguage());
  return (count: number, words: PluralForms) =>
    fill(words[rules.select(count)] ?? words.other, { count: numbers[count] ?? count });
}
