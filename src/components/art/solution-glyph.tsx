import type { ReactNode } from 'react';
import { octagonStar } from './lattice';

const ACCENT = 'fill-saffron stroke-none';
const TURN =
  'origin-center transition-transform duration-200 ease-out group-hover:rotate-45 [transform-box:fill-box]';
const octagon = (width: number, x: number, y: number) => octagonStar(width, [x, y], 0);

const GLYPHS: Record<string, ReactNode> = {
  'ai-analytics': (
    <>
      <path d={octagon(87, 48, 48)} />
      <path d={octagonStar(87, [48, 48], 67)} />
      <path d="m48 34 14 14-14 14-14-14z" className={`${ACCENT} ${TURN}`} />
    </>
  ),
  'supply-chain': (
    <>
      <path d="M16 80 74 22" />
      <path d="M3 67h26v26H3z" className="fill-ground" />
      <path d="m45 35.6 15.4 15.4L45 66.4 29.6 51z" className="fill-ground" />
      <path d={octagon(42, 72, 24)} className="fill-ground" />
      <path d={octagonStar(30, [72, 24], 45)} className={`${ACCENT} ${TURN}`} />
    </>
  ),
  'saas-platforms': (
    <>
      <path d={octagon(46, 71, 25)} className="fill-saffron" />
      <path d={octagon(46, 25, 25)} />
      <path d={octagon(46, 25, 71)} />
      <path d={octagon(46, 71, 71)} />
      <path d="m48 40 8 8-8 8-8-8z" className={`fill-text stroke-none ${TURN}`} />
    </>
  ),
  'erp-integration': (
    <>
      <path d="M25 71 71 25" />
      <path d={octagon(40, 25, 71)} className="fill-ground" />
      <path d={octagon(40, 71, 25)} className="fill-ground" />
      <path d="M15 15h26v26H15zM55 55h26v26H55z" />
      <path d={octagonStar(30, [48, 48], 45)} className={`${ACCENT} ${TURN}`} />
    </>
  ),
  'web-development': (
    <>
      <path d="M15 15h66v66H15z" />
      <path d="m48 1.3 46.7 46.7L48 94.7 1.3 48z" className={TURN} />
      <path d="M33 33h30v30H33z" className={ACCENT} />
    </>
  ),
};

/** A sign for each solution, made of shapes of the lattice. */
export function SolutionGlyph({ id, className = '' }: { id: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 96 96"
      aria-hidden="true"
      fill="none"
      strokeWidth="1.5"
      className={`stroke-text rtl:-scale-x-100 ${className}`}
    >
      {GLYPHS[id]}
    </svg>
  );
}
