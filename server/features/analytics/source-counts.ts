import { SOURCE_KINDS, type SourceKind } from '../../../db/enums';
import type { Utm } from '../../../db/schema/leads';
import { stepsOf } from './funnel';
import { campaignText, DIRECT, OTHER } from './source-filter.schema';

/** A session with a page view; others came from nowhere. */
export interface SourceSession {
  landingPage: string | null;
  referrerHost: string | null;
  utm: Utm | null;
  exitPage: string | null;
  step: number;
  conversions: number;
}

export interface SourceTotals {
  sessions: number;
  conversions: number;
  convertedSessions: number;
}

export interface SourceRow extends SourceTotals {
  kind: SourceKind;
  value: string;
}

/** Against made-up values: how many of a kind are told apart while a day is counted, and kept. */
const MAX_COUNTED = 10_000;
const MAX_KEPT = 200;

/** Counts sessions by where they came from, where they began and ended, and how far they went. */
export class SourceCounts {
  readonly #kinds = new Map(SOURCE_KINDS.map((kind) => [kind, new Map<string, SourceTotals>()]));

  addSession(session: SourceSession): void {
    const { landingPage, referrerHost, utm, exitPage, conversions } = session;
    const totals = { sessions: 1, conversions, convertedSessions: Number(conversions > 0) };
    const add = (kind: SourceKind, value: string | null) => {
      if (value !== null) this.add({ kind, value, ...totals });
    };
    add('referrer', referrerHost ?? DIRECT);
    add('campaign', campaignText(utm));
    add('landing', landingPage);
    add('exit', exitPage);
    for (const step of stepsOf(session)) add('step', step);
  }

  add({ kind, value, sessions, conversions, convertedSessions }: SourceRow): void {
    const values = this.#of(kind);
    const isKnown = values.has(value) || values.size < MAX_COUNTED;
    const shown = isKnown ? value : OTHER;
    const sum = values.get(shown) ?? { sessions: 0, conversions: 0, convertedSessions: 0 };
    sum.sessions += sessions;
    sum.conversions += conversions;
    sum.convertedSessions += convertedSessions;
    values.set(shown, sum);
  }

  totalsOf(kind: SourceKind, value: string): SourceTotals {
    return this.#of(kind).get(value) ?? { sessions: 0, conversions: 0, convertedSessions: 0 };
  }

  /** The most frequent values, and the others together in a last row. */
  top(kind: SourceKind, limit: number): SourceRow[] {
    const values = [...this.#of(kind)].map(([value, totals]) => ({ kind, value, ...totals }));
    const known = values.filter(({ value }) => value !== OTHER).sort(byFrequency);
    const rare = [...known.slice(limit), ...values.filter(({ value }) => value === OTHER)];
    return rare.length > 0
      ? [...known.slice(0, limit), { kind, value: OTHER, ...sumOf(rare) }]
      : known;
  }

  /** What is kept of a day. */
  rows(): SourceRow[] {
    return SOURCE_KINDS.flatMap((kind) => this.top(kind, MAX_KEPT));
  }

  #of(kind: SourceKind): Map<string, SourceTotals> {
    return this.#kinds.get(kind) ?? new Map<string, SourceTotals>();
  }
}

function byFrequency(one: SourceRow, other: SourceRow): number {
  if (one.sessions !== other.sessions) return other.sessions - one.sessions;
  return one.value < other.value ? -1 : 1;
}

const sumOf = (rows: SourceRow[]): SourceTotals =>
  rows.reduce(
    (sum, row) => ({
      sessions: sum.sessions + row.sessions,
      conversions: sum.conversions + row.conversions,
      convertedSessions: sum.convertedSessions + row.convertedSessions,
    }),
    { sessions: 0, conversions: 0, convertedSessions: 0 },
  );
