import { periodSchema } from '../../../server/features/analytics/analytics.schema';
import { PERIODS, type Period } from '../../../server/features/analytics/periods.schema';
import { oneOf } from '../../lib/search-params';
import type { AnalyticsSearchParams } from './analytics-search-params';

/** The days of a custom period as typed. */
export interface TypedDays {
  from: string;
  to: string;
}

export type DayErrors = Partial<Record<keyof TypedDays, string>>;

export interface ChosenPeriod {
  name: Period | 'custom';
  /** For the calls; days that are no period are not sent. */
  input: { period?: Period; from?: string; to?: string };
  days: TypedDays | null;
  errors: DayErrors;
}

/** The period that the address names. */
export function chosenPeriod({ period, from, to }: AnalyticsSearchParams): ChosenPeriod {
  if (from === undefined && to === undefined) {
    const name = oneOf(PERIODS, period) ?? 'all';
    return { name, input: { period: name }, days: null, errors: {} };
  }
  const days = { from: from ?? '', to: to ?? '' };
  return { name: 'custom', input: days, days, errors: checkDays(days) };
}

/** The messages of days that are no period, by field. */
export function checkDays(days: TypedDays): DayErrors {
  const { error } = periodSchema.safeParse(days);
  const entries = (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]);
  return Object.fromEntries(entries.toReversed()) as DayErrors;
}
