import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';

const require = createRequire(import.meta.url);
const fontFile = (name: string) =>
  require.resolve(`@expo-google-fonts/ibm-plex-sans-arabic/${name}/IBMPlexSansArabic_${name}.ttf`);
/** One face with Latin and Arabic letters. */
export const FONT = {
  loadSystemFonts: false,
  fontFiles: [fontFile('400Regular'), fontFile('500Medium')],
  defaultFontFamily: 'IBM Plex Sans Arabic',
};

export const TEXT_WIDTH = 660;
const TEXT_HEIGHT = 380;
const SIZES = [72, 60, 50, 42] as const;
/** Words. The ways to break a text grow much faster than their number. */
const MAX_BALANCED = 12;

/** A name that stays on one line. */
const REGION = 'Middle East';

/** The largest size at which the title fits, in lines of about equal length. */
export function layOutTitle(
  title: string,
  lineHeight: number,
  textHeight = TEXT_HEIGHT,
): { lines: string[]; size: number } {
  const unbroken = title.replaceAll(REGION, REGION.replace(' ', '\u00a0'));
  const words = unbroken.match(/[\S\u00a0]{1,24}/g) ?? [];
  widths.clear();
  // The last word is never alone on its line.
  if (words.length > 3) words.splice(-2, 2, words.slice(-2).join(' '));
  for (const size of SIZES) {
    const lines = breakLines(words, size, TEXT_WIDTH);
    const height = lines.length * size * lineHeight;
    if (height > textHeight || widest(lines, size) > TEXT_WIDTH) continue;
    return {
      lines: words.length > MAX_BALANCED ? lines : balance(words, size, lines.length),
      size,
    };
  }
  const size = SIZES[3];
  const count = Math.floor(textHeight / (size * lineHeight));
  const lines = breakLines(words, size, TEXT_WIDTH).slice(0, count);
  return { lines: lines.map((line, index) => (index === count - 1 ? `${line}…` : line)), size };
}

/** As many lines as given, as equally long as the words allow. */
function balance(words: string[], size: number, count: number): string[] {
  if (count === 1) return [words.join(' ')];
  const choices = words.slice(0, 1 - count).map((_, index) => {
    const first = words.slice(0, index + 1).join(' ');
    return [first, ...balance(words.slice(index + 1), size, count - 1)];
  });
  return choices.reduce((a, b) => (unevenness(b, size) < unevenness(a, size) ? b : a));
}

/** The sum of squares is least where lines are equally long. */
function unevenness(lines: string[], size: number): number {
  const widths = lines.map((line) => measure(line, size));
  if (Math.max(...widths) > TEXT_WIDTH) return Infinity;
  return widths.reduce((sum, width) => sum + width ** 2, 0);
}

function breakLines(words: string[], size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || measure(longer, size) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** The lines of a short text of one size. */
export const linesOf = (text: string, size: number, width: number) =>
  breakLines(text.split(/\s+/), size, width);

const widest = (lines: string[], size: number) =>
  Math.max(...lines.map((line) => measure(line, size)));

/** Of the lines of the title that is being laid out. */
const widths = new Map<string, number>();

/** The width of a line in pixels. */
export function measure(line: string, size: number): number {
  const key = `${size} ${line}`;
  let width = widths.get(key);
  if (width === undefined) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" font-weight="500"><text ${titleStyle(size, line)}>${escapeXml(line)}</text></svg>`;
    width = new Resvg(svg, { font: FONT }).getBBox()?.width ?? 0;
    widths.set(key, width);
  }
  return width;
}

/** Spacing would tear Arabic letters apart. */
export const titleStyle = (size: number, line: string) =>
  `font-size="${size}" letter-spacing="${/\p{Script=Arabic}/u.test(line) ? 0 : -1.5}"`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
export const escapeXml = (text: string) =>
  text.replaceAll(/[&<>]/g, (character) => ENTITIES[character] ?? '');
