import { type ArticleSceneProps, Lines, PRINT, Route, Sheet, Station } from './article-parts';
import { PAPER, range } from './scene-parts';

interface WindowsProps {
  x: number;
  y: number;
  columns: number;
  rows: number;
}

/** Lit windows of a building, from their upper corner. */
const Windows = ({ x, y, columns, rows }: WindowsProps) => (
  <path
    d={range(0, rows - 1)
      .flatMap((row) =>
        range(0, columns - 1).map((column) => `M${x + column * 16} ${y + row * 22}h8v12h-8Z`),
      )
      .join('')}
    style={{ fill: PAPER }}
    opacity="0.75"
  />
);

/** Towers and palms on a plain. */
export function RiyadhSkyline({ palette }: ArticleSceneProps) {
  const palm = (x: number) => (
    <g key={x} transform={`translate(${x} 268)`} fill="none" style={{ stroke: palette.lit }}>
      <path d="M0 0C-4 -30 2 -50 0 -70" strokeWidth="7" />
      <path
        d="M0 -68C-16 -84 -34 -78 -40 -62M0 -68C-8 -92 -26 -98 -38 -90M0 -68C16 -84 34 -78 40 -62M0 -68C8 -92 26 -98 38 -90"
        strokeWidth="6"
      />
    </g>
  );
  return (
    <>
      <path d="M-900 268H1500V1400H-900Z" style={{ fill: palette.mid }} />
      <path
        d="M-104 268V186H-46V268ZM-36 268V146H14V268ZM292 268V168H346V268ZM356 268V204H420V268Z"
        style={{ fill: palette.mid }}
      />
      <path
        d="M110 268V40C110 20 126 6 138 6C122 40 132 92 160 92C188 92 198 40 182 6C194 6 210 20 210 40V268Z"
        style={{ fill: palette.lit }}
      />
      <path d="M30 268L62 96L94 268ZM56 96H68V60H56Z" style={{ fill: palette.lit }} />
      <circle cx="62" cy="100" r="13" style={{ fill: PAPER }} />
      <path d="M226 268V120L276 96V268Z" style={{ fill: palette.lit }} />
      <Windows x={126} y={128} columns={5} rows={6} />
      <Windows x={236} y={136} columns={2} rows={5} />
      {[-74, 320, 388].map(palm)}
      <Route d="M-900 300H160L216 300H1500" palette={palette} />
      <Station at={[160, 300]} palette={palette} size={52} />
    </>
  );
}

/** A spire, a sail and towers by the water. */
export function DubaiSkyline({ palette }: ArticleSceneProps) {
  return (
    <>
      <path d="M-900 256H1500V1400H-900Z" style={{ fill: palette.mid }} />
      <path
        d="M-108 256V150L-64 126V256ZM-52 256V178H-4V256ZM286 256V132H330V256ZM342 256V186H398V256Z"
        style={{ fill: palette.mid }}
      />
      <path
        d="M136 256V150H146V96H152V40H157L160 -30L163 40H168V96H174V150H184V256Z"
        style={{ fill: palette.lit }}
      />
      <path d="M118 256V176H136V256ZM184 256V176H202V256Z" style={{ fill: palette.lit }} />
      <path d="M8 256C10 170 46 108 96 82C84 140 86 200 100 256Z" style={{ fill: PAPER }} />
      <path
        d="M96 82C70 130 56 196 58 256M20 206H92M34 160H88"
        fill="none"
        strokeWidth="4"
        style={{ stroke: palette.mid }}
      />
      <path d="M222 256V84H268L276 256Z" style={{ fill: palette.lit }} />
      <Windows x={232} y={104} columns={2} rows={6} />
      <Windows x={148} y={166} columns={2} rows={4} />
      <path
        d="M-60 306h70M150 326h90M300 300h80"
        strokeWidth="5"
        opacity="0.6"
        style={{ stroke: PAPER }}
      />
      <Route d="M-900 280H88L128 280H1500" palette={palette} />
      <Station at={[248, 280]} palette={palette} size={52} />
    </>
  );
}

/** Plates of a sphere as path data: rows of dots, fewer at its poles. */
const plates = (cx: number, cy: number, radius: number) =>
  range(-3, 3)
    .flatMap((row) => {
      const y = (row * radius) / 4;
      const half = Math.floor((4 * Math.sqrt(radius ** 2 - y ** 2)) / radius - 0.5);
      return range(-half, half).map((column) => `M${cx + (column * radius) / 4} ${cy + y}h0`);
    })
    .join('');

/** Three towers by the sea, two of which carry spheres, and a sail. */
export function KuwaitTowers({ palette }: ArticleSceneProps) {
  const spheres = [
    [156, 132, 48],
    [156, 46, 22],
    [252, 158, 36],
  ] as const;
  return (
    <>
      <path d="M-900 256H1500V1400H-900Z" style={{ fill: palette.mid }} />
      <path
        d="M-112 256V168H-66V256ZM-56 256V196L-14 176V256ZM316 256V140L352 116V256ZM362 256V188H426V256Z"
        style={{ fill: palette.mid }}
      />
      <path
        d="M62 256L70 44L78 256ZM138 256L150 40L156 -34L162 40L174 256ZM240 256L248 130L252 74L256 130L264 256Z"
        style={{ fill: palette.lit }}
      />
      {spheres.map(([x, y, radius]) => (
        <g key={radius}>
          <circle cx={x} cy={y} r={radius} style={{ fill: palette.lit }} />
          <path
            d={plates(x, y, radius)}
            strokeLinecap="round"
            strokeWidth={radius / 5.5}
            opacity="0.8"
            style={{ stroke: PAPER }}
          />
        </g>
      ))}
      <path d="M-30 234C-28 190 -4 152 30 136C26 172 28 206 34 234Z" style={{ fill: PAPER }} />
      <path
        d="M-52 240H50C44 256 36 262 24 264H-26C-40 262 -48 254 -52 240Z"
        style={{ fill: palette.lit }}
      />
      <path
        d="M-100 312h70M90 316h90M340 310h80M-40 372h110M230 380h70M60 440h60M-110 452h50M300 448h120"
        strokeWidth="5"
        opacity="0.6"
        style={{ stroke: PAPER }}
      />
      <Route d="M-900 284H1500" palette={palette} />
      <Station at={[252, 284]} palette={palette} size={52} />
    </>
  );
}

/** A rock with an arch in the sea, a lighthouse and houses on the cliff, and mountains. */
export function BeirutRocks({ palette }: ArticleSceneProps) {
  return (
    <>
      <path
        d="M-900 258L-220 150L-120 108L-40 158L70 64L150 132L236 84L350 168L1500 258Z"
        style={{ fill: palette.star }}
      />
      <path d="M44 86L70 64L98 88L82 98L68 88Z" style={{ fill: PAPER }} />
      <path
        d="M246 258C244 214 250 188 262 178C300 168 360 172 400 160H1500V258Z"
        style={{ fill: palette.mid }}
      />
      <path
        d="M316 172V88H352V170ZM362 168V52H404V162ZM414 162V110H460V160Z"
        style={{ fill: palette.lit }}
      />
      <Windows x={326} y={102} columns={1} rows={3} />
      <Windows x={374} y={68} columns={2} rows={4} />
      <path d="M272 178L277 62H295L300 178Z" style={{ fill: PAPER }} />
      <path
        d="M274 138L276 110H296L298 138ZM276 86L277 62H295L296 86ZM280 62V44H292V62Z"
        style={{ fill: palette.lit }}
      />
      <path d="M-900 256H1500V1400H-900Z" style={{ fill: palette.mid }} />
      <path
        d="M-78 268C-84 226 -74 196 -56 178C-34 172 -18 184 -12 212C-6 236 -8 252 -4 268ZM26 268C20 206 30 154 58 128C96 112 158 116 184 144C200 172 200 222 206 268H158C160 232 150 204 126 202C104 204 94 232 96 268Z"
        style={{ fill: palette.lit }}
      />
      <path
        d="M58 128C96 112 158 116 184 144C160 138 150 148 128 140C104 134 86 146 58 128ZM-56 178C-34 172 -18 184 -12 212C-28 196 -40 198 -56 178Z"
        style={{ fill: PAPER }}
        opacity="0.7"
      />
      <path
        d="M-100 316h80M240 312h90M20 318h60M300 376h110M-60 384h70M110 446h80M-120 450h40M330 444h50"
        strokeWidth="5"
        opacity="0.6"
        style={{ stroke: PAPER }}
      />
      <Route d="M-900 286H1500" palette={palette} />
      <Station at={[127, 286]} palette={palette} size={52} />
    </>
  );
}

/** Where a house of the hill stands, and how large it is. */
const HOUSES = [
  [-110, 262, 74],
  [-32, 250, 62],
  [34, 264, 80],
  [118, 252, 66],
  [188, 264, 78],
  [270, 252, 62],
  [336, 264, 76],
  [-72, 202, 64],
  [-4, 190, 70],
  [70, 202, 58],
  [132, 192, 72],
  [208, 204, 62],
  [274, 192, 68],
  [44, 138, 60],
  [232, 140, 58],
] as const;

/** Houses above each other on a hill, with columns on its top. */
export function AmmanHill({ palette }: ArticleSceneProps) {
  const shades = [palette.lit, palette.mid];
  return (
    <>
      <path
        d="M-900 320C-200 300 20 96 160 96C300 96 520 300 1500 320V1400H-900Z"
        style={{ fill: palette.star }}
      />
      <path
        d="M104 96H216V88H104ZM108 88V24H122V88ZM140 88V24H154V88ZM172 88V52H186V88Z"
        style={{ fill: PAPER }}
      />
      <path d="M100 24H162V12H100Z" style={{ fill: PAPER }} />
      {HOUSES.map(([x, bottom, width], index) => (
        <g key={`${x} ${bottom}`}>
          <rect
            x={x}
            y={bottom - 58}
            width={width}
            height="78"
            style={{ fill: shades[index % 2] }}
          />
          <path
            d={`M${x + 12} ${bottom - 44}h10v14h-10ZM${x + width - 24} ${bottom - 44}h10v14h-10Z`}
            style={{ fill: PAPER }}
            opacity="0.75"
          />
        </g>
      ))}
      <Route d="M-900 306H60L160 306V238L228 170V110" palette={palette} />
      <Station at={[228, 104]} palette={palette} size={48} />
    </>
  );
}

const STARS = [
  [104, 250],
  [146, 208],
  [188, 166],
  [230, 124],
] as const;

/** From a ledger of paper to a screen, in four steps. */
export function FourSteps({ palette }: ArticleSceneProps) {
  return (
    <>
      <Route d="M-900 250H104L230 124H1500" palette={palette} />
      <Sheet at={[-84, 96]} width={132} height={176} turn={-5}>
        <path d="M18 22h60v10h-60Z" style={{ fill: palette.lit }} />
        <Lines at={[18, 50]} widths={[94, 78, 88, 60, 82]} pitch={21} />
      </Sheet>
      {STARS.map(([x, y]) => (
        <Station key={x} at={[x, y]} palette={palette} size={46} />
      ))}
      <path d="M274 36H424V206H274Z" style={{ fill: palette.lit }} />
      <rect x="286" y="48" width="126" height="146" style={{ fill: PAPER }} />
      <path d="M286 48H412V72H286Z" style={{ fill: palette.mid }} />
      {[118, 84, 104].map((width, row) => (
        <g key={width}>
          <rect x="298" y={86 + row * 34} width={width * 0.55} height="8" style={{ fill: PRINT }} />
          <rect
            x="298"
            y={98 + row * 34}
            width={width * 0.8}
            height="10"
            style={{ fill: row === 1 ? palette.path : palette.mid }}
          />
        </g>
      ))}
      <path d="M330 206H368V226H392V238H306V226H330Z" style={{ fill: palette.lit }} />
    </>
  );
}
