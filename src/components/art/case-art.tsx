import type { SolutionId } from '../../config/site';
import { pick, TileArt, type TileDrawing } from './tile-art';

const ANGLES: [number, ...number[]] = [30, 45, 57, 66, 72];

/** The contact angle of an industry's lattice, in degrees. */
export const angleOf = (industry: string) => pick(ANGLES, industry);

export const palette: TileDrawing['palette'] = {
  star: '#17484b',
  small: '#1f6a68',
  lit: ['#1d5f60', '#2b8580', '#1d5f60'],
  path: '#e7a33e',
};

/** The colors of the lattice, so that solutions and their studies differ at a glance. */
export const PALETTES = {
  teal: palette,
  blue: { ...palette, star: '#164155', small: '#1c5577', lit: ['#1c5577', '#3a7da6', '#1c5577'] },
  rust: { ...palette, star: '#4a3324', small: '#7d3f18', lit: ['#7d3f18', '#a04c14', '#7d3f18'] },
  sand: { ...palette, star: '#3f4434', small: '#6f6a49', lit: ['#6f6a49', '#94895f', '#6f6a49'] },
  slate: { ...palette, star: '#2a464d', small: '#56727a', lit: ['#56727a', '#7f9aa0', '#56727a'] },
};

export type Hue = keyof typeof PALETTES;

/** The color of each solution. */
export const HUES: Record<SolutionId, Hue> = {
  'ai-analytics': 'teal',
  'saas-platforms': 'rust',
  'supply-chain': 'blue',
  'erp-integration': 'sand',
  'web-development': 'slate',
};

/** The color of what a study is about, if that is a solution. */
export const hueOf = (solution: SolutionId | undefined): Hue =>
  solution ? HUES[solution] : 'teal';

/** The station is above the screen that stands in front. */
const CARD_COURSES: [TileDrawing['course'], ...TileDrawing['course'][]] = [
  {
    path: 'M120 337L120 177L200 97L420 97',
    stations: [[200, 97]],
    lit: [
      [280, 97],
      [40, 177],
      [120, 257],
    ],
  },
  {
    path: 'M120 337L120 177L200 97L320 -23',
    stations: [[200, 97]],
    lit: [
      [120, 97],
      [280, 177],
      [40, 257],
    ],
  },
  {
    path: 'M-40 337L200 97L200 -60',
    stations: [[200, 97]],
    lit: [
      [120, 97],
      [280, 257],
      [40, 257],
    ],
  },
];

const HEADER_COURSE: TileDrawing['course'] = {
  path: 'M-180 780L840 -240',
  stations: [[420, 180]],
  lit: [
    [60, 180],
    [540, 300],
    [300, 60],
    [660, 420],
    [660, 180],
  ],
};

/**
 * The station rises above the screen that stands in front, and is whole where the place is narrow. The
 * path comes from below, from above or goes on below.
 */
const FROM_BELOW: TileDrawing['course'] = {
  path: 'M-120 300L-60 300L180 60L960 60',
  stations: [[180, 60]],
  lit: [
    [60, 180],
    [540, 300],
    [420, 60],
    [60, 420],
    [660, 180],
  ],
};
const FROM_ABOVE: TileDrawing['course'] = {
  path: 'M60 -120L60 -60L180 60L300 180L960 180',
  stations: [[180, 60]],
  lit: [
    [60, 300],
    [540, 60],
    [660, 420],
    [60, 180],
  ],
};
const ON_BELOW: TileDrawing['course'] = {
  path: 'M-120 60L60 60L420 420L960 420',
  stations: [[60, 60]],
  lit: [
    [300, 60],
    [540, 180],
    [60, 300],
    [660, 60],
  ],
};
const COURSES_ABOVE_SCREEN: Record<Hue, TileDrawing['course']> = {
  teal: FROM_BELOW,
  rust: FROM_ABOVE,
  blue: ON_BELOW,
  sand: FROM_BELOW,
  slate: FROM_ABOVE,
};

interface CaseArtProps {
  industry: string;
  slug: string;
  /** `card` in a list, `header` on the study's own page. */
  shape?: 'card' | 'header';
  /** A screen stands in front, which would hide most of the usual station. */
  isBehindScreen?: boolean;
  hue?: Hue;
  className: string;
}

/** A case study's picture: the industry chooses the angle, the slug the course of the path. */
export function CaseArt({
  industry,
  slug,
  shape = 'card',
  isBehindScreen = false,
  hue = 'teal',
  className,
}: CaseArtProps) {
  const isCard = shape === 'card';
  const headerCourse = isBehindScreen ? COURSES_ABOVE_SCREEN[hue] : HEADER_COURSE;
  return (
    <TileArt
      className={`rtl:-scale-x-100 ${className}`}
      drawing={{
        cell: isCard ? 80 : 120,
        angle: angleOf(industry),
        shift: isCard ? 23 : 0,
        viewBox: isCard ? [312, 364] : [720, 480],
        fit: 'xMinYMid slice',
        course: isCard ? pick(CARD_COURSES, slug) : headerCourse,
        palette: PALETTES[hue],
      }}
    />
  );
}
