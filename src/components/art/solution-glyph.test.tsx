import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SolutionGlyph } from './solution-glyph';

/** The points of each closed path that begins with an absolute position. */
function pointsOf(svg: string): string[][] {
  return Array.from(svg.matchAll(/ d="M([^"]*)z"/g), ([, path = '']) => {
    let [x, y] = [0, 0];
    return path.split('l').map((step) => {
      const [dx = 0, dy = 0] = (step.match(/-?[\d.]+/g) ?? []).map(Number);
      [x, y] = [x + dx, y + dy];
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    });
  });
}

test('neighbouring octagons of the sign for platforms share an edge', () => {
  const [topEnd = [], topStart = [], bottomStart = [], bottomEnd = []] = pointsOf(
    renderToStaticMarkup(<SolutionGlyph id="saas-platforms" />),
  );
  for (const [one, other] of [
    [topStart, topEnd],
    [bottomStart, bottomEnd],
    [topStart, bottomStart],
    [topEnd, bottomEnd],
  ] as const) {
    // Both corners of the edge, and its middle.
    expect(one.filter((point) => other.includes(point))).toHaveLength(3);
  }
});
