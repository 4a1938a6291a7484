import { cx } from 'class-variance-authority';
import { textLanguage } from '../../lib/text-language';
import { type Cover, COVER_HEIGHT, COVER_WIDTH } from './cover';
import { pick, TileArt, type TileDrawing } from './tile-art';
import { articleSceneOf, ArticleScene } from './article-scene';
import { ownValue } from '../../lib/own-value';

interface Identity {
  angle: number;
  ground: string;
  star: string;
  small: string;
  /** Between `star` and `lit`. */
  mid: string;
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
    mid: 'light-dark(#669992,#2e7674)',
    lit: 'light-dark(#0a6862,#3f9d94)',
  },
  'ERP Integration': {
    angle: 45,
    ground: 'light-dark(#e8e5c9,#26271a)',
    star: 'light-dark(#d6d2a6,#3d3d27)',
    small: 'none',
    mid: 'light-dark(#85835a,#737247)',
    lit: 'light-dark(#44431f,#a9a56b)',
  },
  'SaaS Platforms': {
    angle: 26,
    ground: 'light-dark(#f5e2c9,#2e2418)',
    star: 'light-dark(#ecca9f,#4a3621)',
    small: 'light-dark(#fbf3e6,#1d170f)',
    mid: 'light-dark(#c48456,#895d30)',
    lit: 'light-dark(#a04c14,#c07f3c)',
    path: 'var(--color-text)',
  },
  'Supply Chain': {
    angle: 57,
    ground: 'light-dark(#dce6ea,#12303d)',
    star: 'light-dark(#c0d4dc,#1c4557)',
    small: 'light-dark(#f0f5f7,#0c242e)',
    mid: 'light-dark(#678ca4,#3e7590)',
    lit: 'light-dark(#1c5577,#5b9fc2)',
  },
  'Digital Strategy': {
    angle: 80,
    ground: 'light-dark(#ecdfe2,#2a1f27)',
    star: 'light-dark(#dcc6cd,#43313d)',
    small: 'light-dark(#f6eef0,#1d151b)',
    mid: 'light-dark(#a57f8d,#856473)',
    lit: 'light-dark(#66374c,#bb8fa0)',
  },
};

/** For unknown categories that came by the API. */
const OTHER: Identity = {
  angle: 80,
  ground: 'light-dark(#e8e1d5,#212f2f)',
  star: 'light-dark(#d3c8b4,#364846)',
  small: 'light-dark(#f5f0e7,#152122)',
  mid: 'light-dark(#858b83,#6d7f7c)',
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

export const identityOf = (category: string): Identity => ownValue(IDENTITIES, category) ?? OTHER;

interface InsightArtProps {
  category: string;
  slug: string;
  /** Drawn from the first figure of the article, if it has one. */
  cover: Cover | null;
}

const NO_COURSE: TileDrawing['course'] = { path: '', stations: [], lit: [] };

/**
 * An article's picture on the ground of its category: what it is about, where that is drawn; else its
 * first figure, named in a group with `data-named`; else a path through the lattice.
 */
export function InsightArt({ category, slug, cover }: InsightArtProps) {
  const {
    angle,
    ground,
    star,
    small,
    mid,
    lit,
    path = 'var(--color-accent)',
  } = identityOf(category);
  const scene = articleSceneOf(slug);
  if (scene) {
    return (
      <span className="absolute inset-0 overflow-clip" style={{ background: ground }}>
        <TileArt
          drawing={{
            cell: 140,
            angle,
            shift: 49,
            viewBox: [COVER_WIDTH, COVER_HEIGHT],
            fit: 'xMidYMid meet',
            course: NO_COURSE,
            palette: { star, small, lit: [lit], path },
          }}
          className="absolute inset-0 size-full opacity-40"
        />
        <ArticleScene
          of={scene}
          palette={{ star, mid, lit, path }}
          className="absolute inset-0 size-full"
        />
      </span>
    );
  }
  const drawing: TileDrawing = {
    cell: 140,
    angle,
    shift: 49,
    viewBox: [COVER_WIDTH, cover?.height ?? COVER_HEIGHT],
    fit: cover ? 'xMidYMax meet' : 'xMidYMid slice',
    course: cover ? NO_COURSE : pick(COURSES, slug),
    palette: { star, small, lit: [lit], path },
  };
  return (
    <span className="@container absolute inset-0 overflow-clip" style={{ background: ground }}>
      <TileArt drawing={drawing} className={cx('size-full', !cover && 'rtl:-scale-x-100')}>
        {cover && (
          <>
            {/* The lattice stands back behind what is drawn. */}
            <rect {...GROUND} style={{ fill: ground, opacity: 0.5 }} />
            <path d={cover.plain} style={{ fill: lit }} />
            <path d={cover.lit} style={{ fill: path }} />
            <path d={cover.limits} strokeDasharray="14 10" style={{ ...LINE, stroke: lit }} />
            <path d={cover.lines} style={{ ...LINE, stroke: lit }} />
            <path d={cover.litLines} style={{ ...LINE, stroke: path }} />
            {cover.labels?.map(({ text, x, y, anchor, size, isInside }) => (
              <text
                key={`${x} ${y}`}
                x={x}
                y={y}
                direction="ltr"
                textAnchor={anchor}
                fontSize={size}
                fontWeight="600"
                style={{ fill: `var(--color-${isInside ? 'ground' : 'text'})` }}
              >
                {text}
              </text>
            ))}
          </>
        )}
      </TileArt>
      {cover?.title && (
        <span
          {...textLanguage(cover.title)}
          aria-hidden="true"
          data-nosnippet=""
          className="absolute start-0 top-0 hidden max-w-[85%] cut-end px-4 pt-2 pb-2.5 text-small leading-snug [text-wrap:pretty] band group-data-named:block @max-[16rem]:hidden!"
        >
          {cover.title}
        </span>
      )}
    </span>
  );
}

interface ArticleHeadArtProps extends InsightArtProps {
  /** For a place that is nearly square. */
  tallCover: Cover | null;
}

/** Beside the title of an article. Between phones and very wide windows, the place is nearly square. */
export function ArticleHeadArt({ tallCover, ...article }: ArticleHeadArtProps) {
  if (!article.cover) return <InsightArt {...article} />;
  return (
    <>
      <span className="lg:max-[96rem]:hidden">
        <InsightArt {...article} />
      </span>
      <span className="max-lg:hidden min-[96rem]:hidden">
        <InsightArt {...article} cover={tallCover} />
      </span>
    </>
  );
}

const GROUND = {
  x: -COVER_WIDTH,
  y: -COVER_WIDTH,
  width: 3 * COVER_WIDTH,
  height: 3 * COVER_WIDTH,
};
const LINE = { fill: 'none', strokeWidth: 6 };

const CATEGORIES = Object.entries(IDENTITIES);

/** The path climbs from one category to the next. */
const CLIMB: [TileDrawing['course'], ...TileDrawing['course'][]] = [
  { path: 'M-70 371H35L105 301H280', stations: [], lit: [[70, 161]] },
  { path: 'M-70 301H280', stations: [[70, 301]], lit: [[70, 21]] },
  { path: 'M-70 301H35L105 231H280', stations: [], lit: [[70, 441]] },
  { path: 'M-70 231H35L105 161H280', stations: [], lit: [[70, 301]] },
  { path: 'M-70 161H280', stations: [[70, 161]], lit: [[70, 441]] },
];

interface CategoriesArtProps {
  /** The one whose ground stands out. */
  category?: string | undefined;
  className: string;
}

/** The grounds of all categories side by side. */
export function CategoriesArt({ category, className }: CategoriesArtProps) {
  const all = [...CATEGORIES, ['Digital Strategy', OTHER] as const];
  return (
    <span dir="ltr" className={`flex rtl:-scale-x-100 ${className}`}>
      {all.map(([name, { angle, ground, star, small, lit }], index) => (
        <span
          key={name}
          className={cx(
            'h-full w-1/5 overflow-clip',
            category && category !== name && 'opacity-40',
          )}
          style={{ background: ground }}
        >
          <TileArt
            drawing={{
              cell: 140,
              angle,
              shift: 49,
              viewBox: [140, 448],
              // As wide as its column, however high that is.
              fit: 'xMidYMid meet',
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
