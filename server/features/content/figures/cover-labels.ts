import { COVER_WIDTH, type CoverLabel } from '../../../../src/components/art/cover';
import { plural } from '../../../../src/lib/copy';
import type { Bar } from './cover-parts';
import { textWidth } from './text-width';

const SIZE = 30;
/** Of names, which are longer. */
const NAME_SIZE = 24;
const SMALLEST = 18;
/** From a bar or a point to its label. */
const MARGIN = 12;
/** Of a number that stands alone. */
const LARGE = 72;
/** Longer texts are words and not numbers. */
const LONGEST = 8;
/** From the baseline to the middle of a digit, as a share of the size. */
const MIDDLE = 0.36;

const label = (
  text: string,
  at: Pick<CoverLabel, 'x' | 'y' | 'anchor'>,
  { size = SIZE, isInside = false } = {},
): CoverLabel => ({
  ...at,
  text,
  x: Math.round(at.x),
  y: Math.round(at.y),
  size: Math.floor(size),
  isInside,
});

/** The value of a bar in a row: at its end, or beside it if it is too short. */
export function barLabel(text: string, bar: Bar, isFromRight: boolean): CoverLabel[] {
  const size = Math.min(SIZE, Math.floor(bar.height * 0.8));
  if (size < SMALLEST || text.length > LONGEST) return [];
  const y = bar.top + bar.height / 2 + size * MIDDLE;
  const [left, right] = [bar.left, bar.left + bar.width];
  const isInside = bar.width >= textWidth(text, size) + 2 * MARGIN;
  // A bar from the right ends on its left.
  if (isFromRight === isInside) {
    const x = isInside ? left + MARGIN : right + MARGIN;
    return [label(text, { x, y, anchor: 'start' }, { size, isInside })];
  }
  const x = isInside ? right - MARGIN : left - MARGIN;
  return [label(text, { x, y, anchor: 'end' }, { size, isInside })];
}

/** The room for the name of a row above its bar. */
export const ROW_NAME_HEIGHT = NAME_SIZE + MARGIN;

/** The name of a row, above the beginning of its bar. */
export const rowName = (name: string, { top }: Bar, isFromRight: boolean): CoverLabel => {
  const size = Math.min(NAME_SIZE, (COVER_WIDTH - 2 * MARGIN) / textWidth(name, 1));
  const x = isFromRight ? COVER_WIDTH - MARGIN : MARGIN;
  return label(name, { x, y: top - MARGIN, anchor: isFromRight ? 'end' : 'start' }, { size });
};

/** The name of a range, before it if there is room. */
export function rangeLabel(name: string, bar: Bar): CoverLabel[] {
  const size = Math.min(NAME_SIZE, bar.height);
  if (size < SMALLEST || name.length > LONGEST) return [];
  const y = bar.top + bar.height / 2 + size * MIDDLE;
  return bar.left >= textWidth(name, size) + MARGIN
    ? [label(name, { x: bar.left - MARGIN, y, anchor: 'end' }, { size })]
    : [label(name, { x: bar.left + bar.width + MARGIN, y, anchor: 'start' }, { size })];
}

/** The value of a column: in its head, or above it if it is too low; none on narrow columns. */
export function columnLabel(text: string, { left, top, width, height }: Bar): CoverLabel[] {
  if (textWidth(text, SIZE) > width) return [];
  const isInside = height > SIZE + 2 * MARGIN;
  const y = isInside ? top + SIZE + MARGIN / 2 : top - MARGIN;
  return [label(text, { x: left + width / 2, y, anchor: 'middle' }, { isInside })];
}

/** The room for names below columns. */
export const NAMES_HEIGHT = NAME_SIZE + 2 * MARGIN;

/** The names of columns in a line below them, or none where one has no room. */
export function columnNames(names: string[], pictureHeight: number): CoverLabel[] {
  const pitch = COVER_WIDTH / names.length;
  const size = Math.min(NAME_SIZE, ...names.map((name) => pitch / textWidth(name, 1)));
  if (size < SMALLEST) return [];
  const y = pictureHeight - MARGIN;
  return names.map((name, index) =>
    label(name, { x: (index + 0.5) * pitch, y, anchor: 'middle' }, { size }),
  );
}

/** The first and the last place of neighboring columns, beside their heads where there is more room. */
export function placesLabel(names: string[], { left, top, width }: Bar): CoverLabel {
  const [first = '', ...others] = names;
  const text = [first, ...others.slice(-1)].join('–');
  const y = top + SIZE;
  return left + width / 2 < COVER_WIDTH / 2
    ? label(text, { x: left + width + MARGIN, y, anchor: 'start' })
    : label(text, { x: left - MARGIN, y, anchor: 'end' });
}

const POINTS = {
  en: { other: 'points' },
  ar: { few: 'بنود', many: 'بندًا', other: 'بند' },
};

/** How many points there are, above their boxes on the side where those begin. */
export function countLabel(count: number, x: number, top: number): CoverLabel[] {
  const y = top - 1.5 * MARGIN;
  const room = textWidth(String(count), LARGE) + MARGIN;
  const isFromRight = x > COVER_WIDTH / 2;
  const language = isFromRight ? 'ar' : 'en';
  const words = plural(language, count, POINTS[language]);
  const anchor = isFromRight ? 'end' : 'start';
  return [
    label(String(count), { x, y, anchor }, { size: LARGE }),
    label(words, { x: isFromRight ? x - room : x + room, y, anchor }),
  ];
}

interface Point {
  text: string;
  x: number;
  y: number;
}

/** The values at both ends of lines of two points, but none on another. */
export function endLabels(points: Point[]): CoverLabel[] {
  const free: Point[] = [];
  for (const point of points) {
    const isFree = free.every(({ x, y }) => x !== point.x || Math.abs(y - point.y) >= SIZE);
    if (isFree) free.push(point);
  }
  return free.map(({ text, x, y }) => {
    const isFirst = x < COVER_WIDTH / 2;
    const at = { x: isFirst ? x - 2 * MARGIN : x + 2 * MARGIN, y: y + SIZE * MIDDLE };
    return label(text, { ...at, anchor: isFirst ? 'end' : 'start' });
  });
}

/** The first or the last value of an area: beside its first step, in its end, or above a low end. */
export function areaLabel({ text, x, y }: Point, pictureHeight: number): CoverLabel[] {
  const height = pictureHeight - y;
  // A line that begins at the lower edge has no room below or beside it.
  if (x < COVER_WIDTH / 2) {
    const at = { x: 2 * x + MARGIN, y: y + SIZE, anchor: 'start' } as const;
    return height > 2 * SIZE ? [label(text, at)] : [];
  }
  const isInside = height > 3 * SIZE;
  const at = { x: COVER_WIDTH - MARGIN, y: isInside ? y + 2 * SIZE : y - MARGIN };
  return [label(text, { ...at, anchor: 'end' }, { isInside })];
}
