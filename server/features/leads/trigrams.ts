const LENGTH = 3;

/** Finding the place in an index again takes as long as reading thousands of its rows. */
export const ROWIDS_PER_READ = 20_000;

/** Whether the index can find a text: it is long enough, and can stand in a query. */
export const hasTrigrams = (text: string) =>
  Array.from(text).length >= LENGTH && !text.includes('\0');

/** As many trigrams as cover the text: each costs time, and what they find is compared in any case. */
function trigramsOf(text: string): string[] {
  const characters = Array.from(text);
  const last = characters.length - LENGTH;
  const starts = new Set<number>([last]);
  for (let start = 0; start < last; start += LENGTH) starts.add(start);
  return [...starts].map((start) => characters.slice(start, start + LENGTH).join(''));
}

/** The number of the newest texts to look at before a query. */
export const SAMPLED = 500;
const MANY_TIMES = 20;

/**
 * The query of an index of trigrams for texts that may contain a text. It leaves out the trigrams that
 * many more texts of a sample have than the rarest one: to read all their rows takes long, and excludes
 * few.
 */
export function trigramQuery(text: string, sample: readonly string[]): string {
  const counted = trigramsOf(text).map((trigram) => ({
    trigram,
    count: sample.filter((sampled) => sampled.includes(trigram)).length,
  }));
  const most = MANY_TIMES * Math.max(1, Math.min(...counted.map(({ count }) => count)));
  return counted
    .filter(({ count }) => count <= most)
    .map(({ trigram }) => `"${trigram.replaceAll('"', '""')}"`)
    .join(' AND ');
}
