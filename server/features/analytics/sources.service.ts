import { FUNNEL_STEPS, type SourceKind } from '../../../db/enums';
import type { Database } from '../../../db/client';
import type { Calendar } from '../../core/calendar';
import { boundsOf, type PeriodInput, type Span, spanOf } from './periods';
import { countSessions } from './session-slices';
import type { SourceCounts, SourceTotals } from './source-counts';
import { readCampaign, readFilter } from './source-filter.schema';
import { sumSources } from './source-rollups';
import { ALL_DAYS } from './stats.service';
import { readState } from './state';

const MAX_ROWS = 100;

interface SourcesInput extends PeriodInput {
  filter?: string | null | undefined;
}

/**
 * The sessions with a page view that started in a period, by source and by page, with the funnel.
 * From the rollups, but with a filter from the sessions themselves.
 */
export async function getSources(
  { database, calendar, now }: { database: Database; calendar: Calendar; now: number },
  input: SourcesInput,
  signal?: AbortSignal,
) {
  const span = spanOf(input, calendar.dayOf(now));
  const filter = input.filter ? readFilter(input.filter) : null;
  const counts = filter
    ? await countSessions(database, boundsOf(calendar, span), filter, signal)
    : await sumSources(database, calendar, span ?? ALL_DAYS);
  return {
    ...figuresOf(counts.totalsOf('step', 'page')),
    referrers: rowsOf(counts, 'referrer'),
    campaigns: rowsOf(counts, 'campaign').map((row) => ({ ...readCampaign(row.value), ...row })),
    landingPages: rowsOf(counts, 'landing'),
    exitPages: rowsOf(counts, 'exit'),
    funnel: funnelOf(counts),
    /** With a filter, the first day with sessions, if some of the period are no longer stored. */
    keptSince: filter && keptSince(database, span),
  };
}

function keptSince(database: Database, span: Span | null): string | null {
  const day = readState(database)?.keptSince ?? null;
  return day && (!span || span.from < day) ? day : null;
}

const percentOf = (part: number, whole: number) => (whole > 0 ? (100 * part) / whole : 0);

const figuresOf = ({ sessions, conversions, convertedSessions }: SourceTotals) => ({
  sessions,
  conversions,
  conversionRate: percentOf(convertedSessions, sessions),
});

const rowsOf = (counts: SourceCounts, kind: SourceKind) =>
  counts.top(kind, MAX_ROWS).map(({ value, ...totals }) => ({ value, ...figuresOf(totals) }));

/** Each step with its share of all sessions, and of those that reached the step before. */
function funnelOf(counts: SourceCounts) {
  const reached = FUNNEL_STEPS.map((step) => counts.totalsOf('step', step).sessions);
  return FUNNEL_STEPS.map((step, index) => {
    const sessions = reached[index] ?? 0;
    return {
      step,
      sessions,
      rate: percentOf(sessions, reached[0] ?? 0),
      stepRate: percentOf(sessions, reached[Math.max(0, index - 1)] ?? 0),
    };
  });
}
