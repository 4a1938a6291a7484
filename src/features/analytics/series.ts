import type { Outputs } from '../../lib/trpc';

export type Series = Outputs['analytics']['series'];
export type Point = Series['points'][number];

/** The measures of each point, in the order of the table. */
const MEASURES = ['sessions', 'events', 'conversions'] as const;

const MEASURE_LABELS: Record<(typeof MEASURES)[number], string> = {
  sessions: 'Sessions',
  events: 'Events',
  conversions: 'Conversions',
};

const HEADINGS: Record<Series['unit'], string> = {
  hour: 'Sessions, events and conversions per hour',
  day: 'Sessions, events and conversions per day',
  week: 'Sessions, events and conversions per week',
  month: 'Sessions, events and conversions per month',
};

export const headingOf = ({ unit }: Series) => HEADINGS[unit];

/** Labels of points for the axis and the table, in the time zone of the site. */
export function labelsOf({ unit, timeZone }: Series): {
  short: (point: Point) => string;
  long: (point: Point) => string;
} {
  const format = (options: Intl.DateTimeFormatOptions, zone = 'UTC') => {
    const formatter = new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone });
    return (point: Point) => formatter.format(new Date(point.start));
  };
  if (unit === 'hour') {
    return {
      short: format({ hour: 'numeric' }, timeZone),
      // With the zone's name, since one hour exists twice when the clock is set back.
      long: format({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }, timeZone),
    };
  }
  if (unit === 'month') {
    const month = format({ month: 'short', year: 'numeric' });
    return { short: month, long: month };
  }
  const long = format({ dateStyle: 'medium' });
  return {
    short: format({ month: 'short', day: 'numeric' }),
    long: unit === 'week' ? (point) => `Week of ${long(point)}` : long,
  };
}

/** Friday and Saturday are the weekend in the site's region. */
export function isWeekend({ unit }: Series, point: Point): boolean {
  return unit === 'day' && [5, 6].includes(new Date(point.start).getUTCDay());
}

/** The rows of the table and of the CSV file, with a header. */
export function rowsOf(series: Series, label: (point: Point) => string): string[][] {
  const header = ['Date', ...MEASURES.map((measure) => MEASURE_LABELS[measure])];
  return [
    header,
    ...series.points.map((point) => [
      label(point),
      ...MEASURES.map((measure) => String(point[measure])),
    ]),
  ];
}
