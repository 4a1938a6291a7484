import { clip, toNumber } from './chart-values.schema';
import { FigureMistake, readWords, type SourceLine } from './figure-lines.schema';

/** A text at one place of x, or at the distance between two. Places are indices with fractions. */
export interface Mark {
  from: number;
  to: number;
  text: string;
  /** The places as typed. */
  at: string;
}

const MAX_MARKS = 3;
const MAX_TEXT = 60;

/** `W12 to W10, 11 days earlier`, or `20.6, average`. */
export function addMark(known: Mark[], xs: string[], line: SourceLine): Mark[] {
  const { number, text: value } = line;
  if (xs.length === 0) throw new FigureMistake(number, 'a mark needs a chart with x');
  if (known.length === MAX_MARKS) {
    throw new FigureMistake(number, `a chart has at most ${MAX_MARKS} marks`);
  }
  const comma = value.search(/[,،]/);
  if (comma === -1) {
    throw new FigureMistake(number, 'mark is a place of x, a comma and a text');
  }
  const at = value.slice(0, comma).trim();
  const text = readWords(line, 'mark', value.slice(comma + 1).trim(), MAX_TEXT);
  const whole = placeOf(xs, at);
  if (whole !== null) return [...known, { from: whole, to: whole, text, at }];
  const ends = at.split(/ (?:to|إلى) /);
  const places = ends.map((end) => placeOf(xs, end.trim()));
  const wrong = ends[places.indexOf(null)];
  if (wrong !== undefined) throw new FigureMistake(number, `x has no “${clip(wrong)}”`);
  const [first, last, more] = places;
  if (first == null || last == null || more !== undefined) {
    throw new FigureMistake(number, 'a mark is at one place or from one to another');
  }
  return [...known, { from: Math.min(first, last), to: Math.max(first, last), text, at }];
}

/** Also between two places, if all of x are numbers. */
function placeOf(xs: string[], text: string): number | null {
  const index = xs.indexOf(text);
  if (index !== -1) return index;
  const value = toNumber(text);
  if (value === null) return null;
  const numbers = xs.map(toNumber);
  for (const [place, low] of numbers.entries()) {
    const high = numbers[place + 1];
    if (low === null || high == null) continue;
    if (low <= value && value <= high && low < high) return place + (value - low) / (high - low);
  }
  return null;
}
