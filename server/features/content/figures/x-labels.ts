import type { Tick } from './chart-scale';
import { shorten, textWidth } from './text-width';

/** The narrowest and the usual width of a picture with two axes, in pixels. */
export const NARROW = { width: 225, height: 240 };
export const WIDE = { width: 470, height: 304 };

const GAP = 10;
/** How far a label may stick out of the picture on its left and on its right. */
const OUTSIDE = { start: 24, end: 20 };
const LONGEST = 110;

interface XLabel extends Tick {
  /** Empty for a label that is shown at any width. */
  classes: string;
}

type Anchor = 'start' | 'middle';

/** Whether every nth label fits beside the others. */
function fits(ticks: Tick[], step: number, width: number, anchor: Anchor): boolean {
  let end = -OUTSIDE.start - GAP;
  for (let index = 0; index < ticks.length; index += step) {
    const { at, text } = ticks[index] ?? { at: 0, text: '' };
    const size = textWidth(text);
    const left = at * width - (anchor === 'middle' ? size / 2 : 0);
    if (left < end + GAP || left + size > width + OUTSIDE.end) return false;
    end = left + size;
  }
  return true;
}

/** As many labels as fit, at equal distances; further ones where the picture is wide. */
export function thinLabels(
  all: Tick[],
  narrow = NARROW.width,
  anchor: Anchor = 'middle',
): XLabel[] {
  const ticks = all.map((tick) => ({ ...tick, text: shorten(tick.text, LONGEST) }));
  const stepFor = (width: number, unit: number) => {
    let step = unit;
    while (step < ticks.length && !fits(ticks, step, width, anchor)) step += unit;
    return step;
  };
  const wide = stepFor(Math.max(WIDE.width, narrow), 1);
  const step = stepFor(narrow, wide);
  return ticks.flatMap((tick, index) =>
    index % wide === 0 ? [{ ...tick, classes: index % step === 0 ? '' : ' fx-w' }] : [],
  );
}
