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
/** More take longer to read than they exclude. */
const READ = 2;

/** The query of an index of trigrams for texts that may contain a text: by its rarest in a sample. */
export function trigramQuery(text: string, sample: readonly string[]): string {
  const countOf = (trigram: string) => sample.filter((sampled) => sampled.includes(trigram)).length;
  return trigramsOf(text)
    .map((trigram) => ({ trigram, count: countOf(trigram) }))
    .sort((one, other) => one.count - other.count)
    .slice(0, READ)
    .map(({ trigram }) => `"${trigram.replaceAll('"', '""')}"`)
    .join(' AND ');
}
