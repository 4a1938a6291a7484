/** Widths in em of the letters of the site's font at weight 600, a little generous. */
const WIDTHS: [RegExp, number][] = [
  [/[ijl.,:;'’|!()[\]·]/, 0.34],
  [/[ frt\-–/“”"]/, 0.42],
  [/[mwMW%@—…]/, 0.92],
  [/[A-Z&]/, 0.7],
  [/[a-z0-9]/, 0.61],
  [/\p{M}/u, 0],
  [/\p{Script=Arabic}/u, 0.6],
];
const OTHERS = 1;

const known = new Map<string, number>();

function letterWidth(letter: string): number {
  const width =
    known.get(letter) ?? WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHERS;
  if (known.size < 500) known.set(letter, width);
  return width;
}

/** About how many pixels a short text takes: labels are laid out before a browser measures them. */
export function textWidth(text: string, size = 13): number {
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return width * size;
}

/** The beginning of a text that is wider than the room for it. The table has the whole text. */
export function shorten(text: string, room: number, size?: number): string {
  if (textWidth(text, size) <= room) return text;
  let short = '';
  for (const letter of text) {
    if (textWidth(`${short}${letter}…`, size) > room) break;
    short += letter;
  }
  return `${short.trimEnd()}…`;
}
