import { and, count, eq, ne, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { preparedInsert } from '../../../db/prepared-insert';
import { analyticsCounts } from '../../../db/schema/analytics';
import type { Dimension } from './page-view';
import { OTHER } from './source-filter.schema';

const value = sql.placeholder;

/** The number of types, paths or hosts that are counted separately a day, against made-up values. */
const MAX_VALUES = 1_000;
/** How many of them one network may bring, so that it leaves room for the others. */
const MAX_NEW_VALUES = 50;

const ofDay = and(
  eq(analyticsCounts.kind, value('kind')),
  eq(analyticsCounts.day, value('day')),
  ne(analyticsCounts.value, OTHER),
);

const queries = prepared((database) => ({
  isCounted: database
    .select({ value: analyticsCounts.value })
    .from(analyticsCounts)
    .where(and(ofDay, eq(analyticsCounts.value, value('value'))))
    .prepare(),
  countValues: database.select({ values: count() }).from(analyticsCounts).where(ofDay).prepare(),
  countNewValues: database
    .select({ values: count() })
    .from(analyticsCounts)
    .where(and(ofDay, eq(analyticsCounts.network, value('network'))))
    .prepare(),
  add: preparedInsert(database, analyticsCounts, (insert) =>
    insert
      .onConflictDoUpdate({
        target: [analyticsCounts.kind, analyticsCounts.day, analyticsCounts.value],
        set: { events: sql.raw('events + excluded.events') },
      })
      .prepare(),
  ),
}));

type Row = typeof analyticsCounts.$inferInsert;

/**
 * Counts the values of events, and decides in the order of the events which of them are counted
 * separately: a recount in the same order decides the same.
 */
export class CountedValues {
  readonly #rows = new Map<string, Row>();
  readonly #free = new Map<string, number>();

  constructor(private readonly database: Database) {}

  add(kind: Dimension, day: string, text: string, network: string): void {
    const shown = this.#isSeparate(kind, day, text, network) ? text : OTHER;
    const key = keyOf(kind, day, shown);
    const row = this.#rows.get(key);
    if (row) row.events += 1;
    else {
      const bringer = shown === OTHER ? '' : network;
      this.#rows.set(key, { kind, day, value: shown, network: bringer, events: 1 });
    }
  }

  /** Runs inside the `write` that stores the counted events. */
  store(): void {
    const { add } = queries(this.database);
    for (const { kind, day, value: text, network = '', events } of this.#rows.values()) {
      add.run({ kind, day, value: text, network, events });
    }
  }

  #isSeparate(kind: Dimension, day: string, text: string, network: string): boolean {
    if (text === OTHER) return false;
    if (this.#rows.has(keyOf(kind, day, text))) return true;
    const { isCounted, countValues, countNewValues } = queries(this.database);
    if (isCounted.get({ kind, day, value: text })) return true;
    const values = `${kind}\n${day}`;
    const newValues = keyOf(kind, day, network);
    const free = this.#freeOf(values, MAX_VALUES, () => countValues.get({ kind, day }));
    const freeOfNetwork = this.#freeOf(newValues, MAX_NEW_VALUES, () =>
      countNewValues.get({ kind, day, network }),
    );
    if (free <= 0 || freeOfNetwork <= 0) return false;
    this.#free.set(values, free - 1);
    this.#free.set(newValues, freeOfNetwork - 1);
    return true;
  }

  #freeOf(key: string, max: number, countStored: () => { values: number } | undefined): number {
    const known = this.#free.get(key) ?? max - (countStored()?.values ?? 0);
    this.#free.set(key, known);
    return known;
  }
}

const keyOf = (kind: Dimension, day: string, text: string) => `${kind}\n${day}\n${text}`;
