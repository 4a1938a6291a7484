import {
  INK,
  LEFT,
  Num,
  PAPER,
  Path,
  type Point,
  range,
  type SceneProps,
  type Shape,
  Shapes,
} from './scene-parts';

const ROW = 46;
const PANEL = 38;

const DUSTY = ['#b98f55', '#a67f4a', '#c19a63'];
/** Where the crew is: the row above it, and in that row. */
const AT = { row: 3, x: 176 };

/** Rows of solar panels from above. The way of the crew divides the clean ones from those with dust. */
export function SolarField({ palette }: SceneProps) {
  const clean = [palette.lit[1], palette.small];
  const panels = range(-2, 9).flatMap((row) =>
    range(-11, 19).map((place): Shape => {
      const x = place * PANEL - row * 12;
      const isClean = row < AT.row || (row === AT.row && x > AT.x);
      const shades = isClean ? clean : DUSTY;
      return {
        d: `M${x} ${row * ROW}h${PANEL - 4}l-8 32h${4 - PANEL}Z`,
        fill: shades[Math.abs(row * 2 + place) % shades.length],
      };
    }),
  );
  return (
    <>
      <Shapes shapes={panels} />
      <Path
        d={`M${LEFT} ${AT.row * ROW - 7}H286L273 ${AT.row * ROW + 39}H${AT.x}`}
        palette={palette}
        station={[AT.x, AT.row * ROW + 39]}
      />
    </>
  );
}

interface SheetProps {
  at: Point;
  turn: number;
  weight: string;
  palette: SceneProps['palette'];
}

/** Where lines of text stand on a sheet, and how long they are. */
const LINES = [
  [24, 84],
  [44, 130],
  [56, 110],
  [148, 66],
  [172, 84],
  [196, 58],
];

function Sheet({ at: [x, y], turn, weight, palette }: SheetProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(0.82)`}>
      <path d="M0 0H184V212L160 236H0Z" style={{ fill: PAPER }} />
      <path d="M184 212H160V236Z" style={{ fill: '#d9cfbd' }} />
      {LINES.map(([top, width]) => (
        <rect key={top} x="20" y={top} width={width} height="6" style={{ fill: '#d9cfbd' }} />
      ))}
      {[148, 172, 196].map((top) => (
        <rect key={top} x="126" y={top} width="30" height="6" style={{ fill: '#d9cfbd' }} />
      ))}
      <rect x="20" y="100" width="56" height="6" style={{ fill: '#d9cfbd' }} />
      <rect
        x="92"
        y="80"
        width="78"
        height="46"
        fill="none"
        strokeWidth="5"
        style={{ stroke: palette.path }}
      />
      <Num at={[131, 104]} size={32} fill={INK}>
        {weight}
      </Num>
    </g>
  );
}

/** Two papers of the same goods with different weights. */
export const Papers = ({ palette }: SceneProps) => (
  <>
    {range(-6, 12).map((place) => (
      <rect
        key={place}
        x={place * 64 - 20}
        y={-200}
        width="34"
        height="800"
        style={{ fill: palette.star }}
      />
    ))}
    <Sheet at={[-10, 34]} turn={-5} weight="880" palette={palette} />
    <Sheet at={[142, 92]} turn={4} weight="808" palette={palette} />
    <Path d="M130 118L212 168" palette={palette} />
  </>
);

const ROLLS: { at: Point; radius: number; rings: number }[] = [
  { at: [10, 214], radius: 92, rings: 5 },
  { at: [146, 84], radius: 26, rings: 2 },
  { at: [186, 214], radius: 26, rings: 2 },
  { at: [276, 110], radius: 72, rings: 4 },
];

/** The film touches each roll. */
const FILM =
  'M-26.2 129.4L135.8 60.1A26 26 0 0 1 171.9 86.4L160.1 211.6A26 26 0 1 0 211.9 211.9L204.2 115.7A72 72 0 1 1 276 182';

/** Rolls of a machine that makes film. */
export const FilmMill = ({ palette }: SceneProps) => (
  <>
    {range(-8, 14).map((place) => (
      <rect
        key={place}
        x={place * 52}
        y="306"
        width="44"
        height="200"
        style={{ fill: palette.star }}
      />
    ))}
    {ROLLS.map(({ at: [x, y], radius, rings }) => (
      <g key={x}>
        {range(0, rings - 1).map((ring) => (
          <circle
            key={ring}
            cx={x}
            cy={y}
            r={radius - 3 - (ring * (radius - 10)) / rings}
            style={{ fill: [palette.small, palette.star, palette.lit[1]][ring % 3] }}
          />
        ))}
      </g>
    ))}
    <Path d={FILM} palette={palette} station={[276, 110]} />
  </>
);
