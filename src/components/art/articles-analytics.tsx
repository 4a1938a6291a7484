import {
  type ArticleSceneProps,
  Carton,
  Lines,
  ON_PATH,
  PRINT,
  Route,
  Sheet,
  Station,
} from './article-parts';
import { INK, Num, PAPER, type Point, range, UPRIGHT } from './scene-parts';

const YEARS = ['2022', '2023', '2024', '2025', '2026'];

/** A crescent, and five years in which it comes earlier each time. */
export function EarlierMoon({ palette }: ArticleSceneProps) {
  const tab = (index: number): Point => [344 - index * 92, 92 + index * 44];
  return (
    <>
      <path
        d="M104 4A104 104 0 1 1 14 134A86 86 0 1 0 104 4Z"
        className={UPRIGHT}
        style={{ fill: palette.lit }}
      />
      <Route d="M1500 88H348L-20 264H-900" palette={palette} />
      {YEARS.map((year, index) => {
        const [x, y] = tab(index);
        const isLast = index === YEARS.length - 1;
        return (
          <g key={year}>
            <path
              d={`M${x - 40} ${y - 24}h80v36l-12 12h-68Z`}
              style={{ fill: isLast ? palette.path : PAPER }}
            />
            <Num at={[x, y]} size={26} fill={isLast ? ON_PATH : INK}>
              {year}
            </Num>
          </g>
        );
      })}
    </>
  );
}

/** A document in Arabic, and the answer that shows the line it comes from. */
export function AnswerWithSource({ palette }: ArticleSceneProps) {
  return (
    <>
      <Sheet at={[172, 2]} width={196} height={300} turn={7} />
      <Sheet at={[146, 20]} width={200} height={290}>
        <path d="M180 26h-92v12h92Z" style={{ fill: palette.lit }} />
        <g transform="translate(200 0) scale(-1 1)">
          <Lines at={[20, 62]} widths={[150, 132, 158, 96]} />
          <Lines at={[20, 196]} widths={[158, 120, 146, 84]} />
        </g>
        <path d="M180 140h-160v30h160Z" style={{ fill: palette.path }} />
      </Sheet>
      <path d="M-96 60H92V168H-24L-56 204V168H-96Z" style={{ fill: palette.lit }} />
      <Lines at={[-72, 84]} widths={[140, 112, 76]} pitch={22} fill={PAPER} />
      <Route d="M92 114H128V175H166" palette={palette} />
    </>
  );
}

const FIELDS = [
  [22, 28, 86, 24],
  [126, 28, 60, 24],
  [22, 72, 164, 24],
  [126, 160, 60, 24],
  [126, 194, 60, 24],
  [22, 234, 74, 24],
] as const;

/** An invoice with a frame around each field that a machine reads; one is wrong. */
export function FramedFields({ palette }: ArticleSceneProps) {
  const corner = 'M-16 34V-16H34';
  return (
    <>
      <Sheet at={[56, 20]} width={208} height={280}>
        <Lines at={[22, 118]} widths={[84, 66, 90, 72, 58]} pitch={22} />
        {FIELDS.map(([x, y, width, height]) => (
          <g key={`${x} ${y}`}>
            <rect x={x + 8} y={y + 8} width={width - 26} height="8" style={{ fill: PRINT }} />
            <rect
              x={x}
              y={y}
              width={width}
              height={height}
              fill="none"
              strokeWidth="3.5"
              style={{ stroke: palette.lit }}
            />
          </g>
        ))}
        <rect x="114" y="226" width="84" height="40" style={{ fill: palette.path }} />
        <Num at={[156, 246]} size={24} fill={ON_PATH}>
          880
        </Num>
      </Sheet>
      <g fill="none" strokeWidth="8" style={{ stroke: palette.lit }}>
        <path d={corner} transform="translate(36 0)" />
        <path d={corner} transform="translate(284 0) scale(-1 1)" />
        <path d={corner} transform="translate(36 320) scale(1 -1)" />
        <path d={corner} transform="translate(284 320) scale(-1 -1)" />
      </g>
      <Route d="M254 266H360V212H1500" palette={palette} />
      <Sheet at={[336, 128]} width={92} height={52} />
      <Num at={[382, 154]} size={28} fill={INK}>
        808
      </Num>
    </>
  );
}

/** A pallet of cartons beside those that were forecast. */
export function CountedCartons({ palette }: ArticleSceneProps) {
  const [width, height] = [72, 60];
  const place = (column: number, row: number): Point => [22 + column * 78, 272 - row * 64];
  const shades = [palette.lit, palette.mid];
  return (
    <>
      <path
        d="M-4 276H264V290H-4ZM10 290h30v16H10ZM115 290h30v16h-30ZM220 290h30v16h-30Z"
        style={{ fill: palette.lit }}
      />
      {range(0, 2).flatMap((column) =>
        range(0, column === 0 ? 3 : 1).map((row) => (
          <Carton
            key={`${column} ${row}`}
            at={place(column, row)}
            width={width}
            height={height}
            fill={shades[(column + row) % 2] ?? palette.mid}
            tape={palette.star}
          />
        )),
      )}
      <g fill="none" strokeWidth="4" strokeDasharray="10 8" style={{ stroke: palette.path }}>
        {[
          [1, 2],
          [1, 3],
          [2, 2],
        ].map(([column = 0, row = 0]) => {
          const [x, y] = place(column, row);
          return (
            <rect
              key={`${column} ${row}`}
              x={x + 2}
              y={y - height + 2}
              width={width - 4}
              height={height - 4}
            />
          );
        })}
      </g>
      <Route d="M318 280V20" palette={palette} />
      {range(0, 4).map((row) => (
        <path
          key={row}
          d={`M304 ${276 - row * 64}h28`}
          strokeWidth="6"
          style={{ stroke: palette.path }}
        />
      ))}
      <Station at={[318, 148]} palette={palette} size={52} />
    </>
  );
}
