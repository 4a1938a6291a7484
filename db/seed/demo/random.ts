/** Reproducible random values: the same seed gives the same data. */
export interface Random {
  /** From 0 to 1, without 1. */
  next(): number;
  /** An integer, both ends included. */
  integer(from: number, to: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** One of several, by their weights. */
  weighted<Item>(items: readonly (readonly [item: Item, weight: number])[]): Item;
  chance(probability: number): boolean;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  // mulberry32: short, and good enough for everything but secrets.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  };
  return {
    next,
    pick,
    integer: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
    weighted: (items) => {
      let remaining = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of items) {
        remaining -= weight;
        if (remaining < 0) return item;
      }
      return pick(items)[0];
    },
  };
}

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Has the format of a visitor's session id. */
export function randomSession(random: Random): string {
  let id = '';
  while (id.length < 22) id += CHARACTERS.charAt(Math.floor(random.next() * 64));
  return id;
}
