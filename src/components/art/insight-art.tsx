import { pick, TileArt, type TileDrawing } from './tile-art';

interface Identity {
  angle: number;
  ground: string;
  star: string;
  small: string;
  lit: string;
  path?: string;
}

/** Colors for both themes, and the contact angle of the lattice in degrees. */
const IDENTITIES: Record<string, Identity> = {
  'AI & Analytics': {
    angle: 72,
    ground: 'light-dark(#dbe8e2,#11343a)',
    star: 'light-dark(#bfd9d0,#1b4a4e)',
    small: 'light-dark(#eff5f1,#0c272b)',
    lit: 'light-dark(#0a6862,#3f9d94)',
  },
  'ERP Integration': {
    angle: 45,
    ground: 'light-dark(#ece2cf,#1f2c2a)',
    star: 'light-dark(#ddcdae,#33423c)',
    small: 'none',
    lit: 'light-dark(#0d2f33,#8fa59c)',
  },
  'SaaS Platforms': {
    angle: 26,
    ground: 'light-dark(#f5e2c9,#2e2418)',
    star: 'light-dark(#ecca9f,#4a3621)',
    small: 'light-dark(#fbf3e6,#1d170f)',
    lit: 'light-dark(#a04c14,#c07f3c)',
    path: 'var(--color-text)',
  },
  'Supply Chain': {
    angle: 57,
    ground: 'light-dark(#dce6ea,#12303d)',
    star: 'light-dark(#c0d4dc,#1c4557)',
    small: 'light-dark(#f0f5f7,#0c242e)',
    lit: 'light-dark(#1c5577,#5b9fc2)',
  },
};

/** For Digital Strategy, and for unknown categories that came by the API. */
const OTHER: Identity = {
  angle: 80,
  ground: 'light-dark(#e8e1d5,#212f2f)',
  star: 'light-dark(#d3c8b4,#364846)',
  small: 'light-dark(#f5f0e7,#152122)',
  lit: 'light-dark(#4a5c5d,#9db0ab)',
};

const COURSES: [TileDrawing['course'], ...TileDrawing['course'][]] = [
  {
    path: 'M-140 231L140 231L280 91L840 91',
    stations: [[210, 161]],
    lit: [
      [490, 161],
      [350, 301],
    ],
  },
  {
    path: 'M-140 91L280 91L420 231L840 231',
    stations: [[350, 161]],
    lit: [
      [70, 161],
      [490, 161],
    ],
  },
  {
    path: 'M-140 161L350 161L420 231L840 231',
    stations: [[350, 161]],
    lit: [
      [70, 21],
      [490, 21],
    ],
  },
  {
    path: 'M-140 231L420 231L560 91L840 91',
    stations: [[490, 161]],
    lit: [
      [210, 161],
      [350, 21],
    ],
  },
];

export const identityOf = (category: string): Identity => IDENTITIES[category] ?? OTHER;

interface InsightArtProps {
  category: string;
  slug: string;
  /** `tile` on a card, `strip` across an article's page. */
  shape?: 'tile' | 'strip';
}

/** An article's picture: the category chooses the angle, the slug the course of the path. */
export function InsightArt({ category, slug, shape = 'tile' }: InsightArtProps) {
  const identity = identityOf(category);
  const drawing: TileDrawing = {
    cell: 140,
    angle: identity.angle,
    shift: 49,
    viewBox: shape === 'tile' ? [600, 322] : [1680, 322],
    fit: 'xMidYMid slice',
    course: shape === 'tile' ? pick(COURSES, slug) : STRIP,
    palette: {
      star: identity.star,
      small: identity.small,
      lit: [identity.lit],
      path: identity.path ?? 'var(--color-accent)',
    },
  };
  return (
    <span className="absolute inset-0" style={{ background: identity.ground }}>
      <TileArt drawing={drawing} className="size-full rtl:-scale-x-100" />
    </span>
  );
}

const CATEGORIES = Object.values(IDENTITIES);

/** The path climbs from one category to the next. */
const CLIMB: [TileDrawing['course'], ...TileDrawing['course'][]] = [
  { path: 'M-70 371H35L105 301H280', stations: [], lit: [[70, 161]] },
  { path: 'M-70 301H280', stations: [[70, 301]], lit: [[70, 21]] },
  { path: 'M-70 301H35L105 231H280', stations: [], lit: [[70, 441]] },
  { path: 'M-70 231H35L105 161H280', stations: [], lit: [[70, 301]] },
  { path: 'M-70 161H280', stations: [[70, 161]], lit: [[70, 441]] },
];

/** The grounds of all categories side by side. */
export function CategoriesArt({ className }: { className: string }) {
  return (
    <span dir="ltr" className={`flex rtl:-scale-x-100 ${className}`}>
      {[...CATEGORIES, OTHER].map(({ angle, ground, star, small, lit }, index) => (
        <span key={ground} className="h-full flex-1" style={{ background: ground }}>
          <TileArt
            drawing={{
              cell: 140,
              angle,
              shift: 49,
              viewBox: [140, 448],
              fit: 'xMidYMid slice',
              course: CLIMB[index] ?? CLIMB[0],
              palette: { star, small, lit: [lit], path: 'var(--color-accent)' },
            }}
            className="size-full"
          />
        </span>
      ))}
    </span>
  );
}

const STRIP: TileDrawing['course'] = {
  path: 'M-140 231L420 231L560 91L1120 91L1260 231L1820 231',
  stations: [[490, 161]],
  lit: [
    [210, 161],
    [910, 161],
    [1470, 161],
  ],
};
