/** A line of a figure, with its number in the whole text. */
export interface SourceLine {
  number: number;
  text: string;
}

/** Something in a figure that its author has to correct. */
export class FigureMistake extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

const MAX_WORDS = 500;

/** `key: value`; null without a colon. A colon without a space is part of the key, as in `10:00: 5`. */
export function readPair({ text }: SourceLine): { key: string; value: string } | null {
  const spaced = text.indexOf(': ');
  const colon = spaced === -1 ? text.indexOf(':') : spaced;
  if (colon === -1) return null;
  return { key: text.slice(0, colon).trim(), value: text.slice(colon + 1).trim() };
}

/** Refuses an empty or long text. */
export function readWords({ number }: SourceLine, key: string, value: string, max = MAX_WORDS) {
  if (value === '') throw new FigureMistake(number, `${key} has no text`);
  if (value.length > max) {
    throw new FigureMistake(number, `${key} must have at most ${max} characters`);
  }
  return value;
}

/** Options in the first lines of a block, such as `title: …`; the lines after them are its text. */
export function readOptions<Key extends string>(keys: readonly Key[], lines: SourceLine[]) {
  const options: Partial<Record<Key, string>> = {};
  let start = 0;
  for (const line of lines) {
    const pair = readPair(line);
    const key = keys.find((known) => known === pair?.key);
    if (!pair || !key) break;
    if (options[key] !== undefined) throw new FigureMistake(line.number, `${key} is given twice`);
    options[key] = readWords(line, key, pair.value);
    start += 1;
  }
  return { options, body: lines.slice(start) };
}

export const isBlank = ({ text }: SourceLine) => text.trim() === '';
