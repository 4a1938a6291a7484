import { textWidth } from './text-width';
import { NARROW, WIDE } from './x-labels';

/** A line of the picture that no label may cover, in shares of its width and height. */
export type Segment = [x1: number, y1: number, x2: number, y2: number];

export interface Place {
  x: number;
  /** From the bottom. */
  y: number;
  anchor: 'start' | 'middle' | 'end';
  side: 'above' | 'below' | 'level';
}

export interface Label {
  text: string;
  classes: string;
  /** The best first. */
  places: Place[];
}

interface PlacedLabel extends Label {
  place: Place;
}

interface Placed {
  labels: PlacedLabel[];
  /** Where a legend has to name the lines, since not all labels have a place. */
  legend: 'none' | 'narrow' | 'always';
}

interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

interface Size {
  width: number;
  height: number;
}

const HEIGHT = 17;
/** From a point to its label. */
const DISTANCE = 5;
const OUTSIDE = { end: 14, top: 12 };

function boxAt(label: Label, { x, y, anchor, side }: Place, size: Size): Box {
  const width = textWidth(label.text);
  const at = x * size.width;
  const left =
    anchor === 'middle'
      ? at - width / 2
      : anchor === 'start'
        ? at + DISTANCE
        : at - width - DISTANCE;
  const rise = { above: DISTANCE, below: -DISTANCE - HEIGHT, level: -HEIGHT / 2 };
  const bottom = y * size.height + rise[side];
  return { left, right: left + width, bottom, top: bottom + HEIGHT };
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.bottom < other.top &&
  other.bottom < one.top;

/** Whether a line touches a box: what is left of it after cutting at each side. */
function crosses(box: Box, [x1, y1, x2, y2]: Segment, { width, height }: Size): boolean {
  const dx = (x2 - x1) * width;
  const dy = (y2 - y1) * height;
  let start = 0;
  let end = 1;
  for (const [change, distance] of [
    [-dx, x1 * width - box.left],
    [dx, box.right - x1 * width],
    [-dy, y1 * height - box.bottom],
    [dy, box.top - y1 * height],
  ] as const) {
    if (change === 0) {
      if (distance < 0) return false;
    } else if (change < 0) start = Math.max(start, distance / change);
    else end = Math.min(end, distance / change);
  }
  return start <= end;
}

function isFree(box: Box, others: Box[], lines: Segment[], size: Size): boolean {
  const isInside =
    box.left >= 0 &&
    box.right <= size.width + OUTSIDE.end &&
    box.bottom >= 2 &&
    box.top <= size.height + OUTSIDE.top;
  return (
    isInside &&
    !others.some((other) => overlap(box, other)) &&
    !lines.some((line) => crosses(box, line, size))
  );
}

/** Gives each label the first of its places at which it covers nothing, in pictures of all sizes. */
function placeIn(sizes: Size[], labels: Label[], lines: Segment[]): PlacedLabel[] | null {
  const taken = sizes.map((): Box[] => []);
  const placed: PlacedLabel[] = [];
  for (const label of labels) {
    const place = label.places.find((each) =>
      sizes.every((size, index) =>
        isFree(boxAt(label, each, size), taken[index] ?? [], lines, size),
      ),
    );
    if (!place) return null;
    for (const [index, size] of sizes.entries()) taken[index]?.push(boxAt(label, place, size));
    placed.push({ ...label, place });
  }
  return placed;
}

export function placeLabels(labels: Label[], lines: Segment[]): Placed {
  const everywhere = placeIn([NARROW, WIDE], labels, lines);
  if (everywhere) return { labels: everywhere, legend: 'none' };
  const wide = placeIn([WIDE], labels, lines);
  return wide ? { labels: wide, legend: 'narrow' } : { labels: [], legend: 'always' };
}
