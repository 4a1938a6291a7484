/** How many cards the rows of a wide list have: a large one, two, three and three, and so on. */
const PATTERN = [1, 2, 3, 3] as const;

/** For each card of a list, how many are in its row. Only a large card stands alone. */
export function cardRows(count: number): number[] {
  const cards: number[] = [];
  for (let row = 0; cards.length < count; row++) {
    const left = count - cards.length;
    const usual = Math.min(left, PATTERN[row % PATTERN.length] ?? 1);
    // One card would be left: there are two in the row, or as many as there are.
    const size = left - usual !== 1 ? usual : left === 4 ? 2 : left;
    cards.push(...Array.from({ length: size }, () => size));
  }
  return cards;
}
