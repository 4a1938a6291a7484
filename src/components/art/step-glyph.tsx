import { octagonStar } from './lattice';

const NEIGHBOURS = [12, 36, 60].flatMap((y) => [12, 36, 60].map((x) => [x, y] as const));
const around = NEIGHBOURS.filter(([x, y]) => x !== 36 || y !== 36)
  .map((centre) => octagonStar(24, centre, 60))
  .join('');

const ACCENT = 'fill-accent stroke-none';

const GLYPHS = [
  {
    viewBox: '22 0 28 72',
    width: '1.75rem',
    drawing: <path d="m36 24 12 12-12 12-12-12z" className={ACCENT} />,
  },
  {
    viewBox: '11.5 0 49 72',
    width: '3.0625rem',
    drawing: (
      <>
        <path d="M20 20h32v32H20z" />
        <path d="m36 13.4 22.6 22.6L36 58.6 13.4 36z" />
        <path d="m36 28 8 8-8 8-8-8z" className={ACCENT} />
      </>
    ),
  },
  {
    viewBox: '-1 0 74 72',
    width: '4.625rem',
    drawing: (
      <>
        <path d={octagonStar(52, [36, 36], 45)} className={ACCENT} />
        <path d={octagonStar(66.6, [36, 36], 22.5)} />
      </>
    ),
  },
  {
    viewBox: '0 0 72 72',
    width: '4.5rem',
    drawing: (
      <>
        <path d={around} className="fill-text stroke-none" />
        <path d={octagonStar(24, [36, 36], 60)} className={ACCENT} />
      </>
    ),
  },
];

/** A drawing for each step: a point, its squares, the star, the lattice. */
export function StepGlyph({ index }: { index: number }) {
  const glyph = GLYPHS[index];
  if (!glyph) return null;
  return (
    <svg
      viewBox={glyph.viewBox}
      aria-hidden="true"
      fill="none"
      strokeWidth="1.5"
      className="h-18 flex-none stroke-text"
      style={{ width: glyph.width }}
    >
      {glyph.drawing}
    </svg>
  );
}
