import { pick, TileArt, type TileDrawing } from './tile-art';

const ANGLES: [number, ...number[]] = [30, 45, 57, 66, 72];

const palette: TileDrawing['palette'] = {
  star: '#17484b',
  small: '#1f6a68',
  lit: ['#1d5f60', '#2b8580', '#1d5f60'],
  path: '#e7a33e',
};

const CARD_COURSES: [TileDrawing['course'], ...TileDrawing['course'][]] = [
  {
    path: 'M-104 260L52 260L312 0L416 -104',
    station: [156, 156],
    lit: [
      [52, 52],
      [260, 260],
      [260, 156],
    ],
  },
  {
    path: 'M-104 156L156 156L260 260L520 260',
    station: [156, 156],
    lit: [
      [52, 260],
      [260, 52],
      [156, 52],
    ],
  },
  {
    path: 'M-104 52L156 52L260 156L520 156',
    station: [156, 156],
    lit: [
      [52, 156],
      [260, 260],
    ],
  },
];

const HEADER_COURSE: TileDrawing['course'] = {
  path: 'M-120 420L180 420L480 120L540 60L960 60',
  station: [420, 180],
  lit: [
    [60, 180],
    [540, 300],
    [300, 60],
    [660, 420],
    [660, 180],
  ],
};

interface CaseArtProps {
  industry: string;
  slug: string;
  /** `card` in a list, `header` on the study's own page. */
  shape?: 'card' | 'header';
  className: string;
}

/** A case study's picture: the industry chooses the angle, the slug the course of the path. */
export function CaseArt({ industry, slug, shape = 'card', className }: CaseArtProps) {
  const isCard = shape === 'card';
  return (
    <TileArt
      className={`rtl:-scale-x-100 ${className}`}
      drawing={{
        cell: isCard ? 104 : 120,
        angle: pick(ANGLES, industry),
        shift: 0,
        viewBox: isCard ? [312, 364] : [720, 480],
        alignment: 'xMinYMid',
        course: isCard ? pick(CARD_COURSES, slug) : HEADER_COURSE,
        palette,
      }}
    />
  );
}
