import { type ArticleSceneProps, Lines, ON_PATH, PRINT, Route, Station } from './article-parts';
import { INK, Num, PAPER, range } from './scene-parts';

interface DrumProps {
  x: number;
  y: number;
  width: number;
  height: number;
  fill: string;
  top: string;
}

/** A database, as it is drawn everywhere. */
const Drum = ({ x, y, width, height, fill, top }: DrumProps) => {
  const [rx, ry] = [width / 2, width / 7];
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0 0V${height}A${rx} ${ry} 0 0 0 ${width} ${height}V0Z`} style={{ fill }} />
      <ellipse cx={rx} cy="0" rx={rx} ry={ry} style={{ fill: top }} />
    </g>
  );
};

/** One database for all beside one for each. */
export function SharedDrum({ palette }: ArticleSceneProps) {
  return (
    <>
      <Drum x={-76} y={70} width={190} height={190} fill={palette.lit} top={palette.mid} />
      {range(0, 2).map((row) => (
        <path
          key={row}
          d={`M-76 ${112 + row * 48}A95 27 0 0 0 114 ${112 + row * 48}`}
          fill="none"
          strokeWidth="5"
          style={{ stroke: palette.star }}
        />
      ))}
      {range(0, 8).map((index) => {
        const isChosen = index === 4;
        return (
          <Drum
            key={index}
            x={186 + (index % 3) * 76}
            y={44 + Math.floor(index / 3) * 92}
            width={58}
            height={50}
            fill={isChosen ? 'var(--color-text)' : palette.mid}
            top={isChosen ? palette.lit : palette.star}
          />
        );
      })}
      <Route d="M114 115H291V128M279 116L291 130L303 116" palette={palette} />
    </>
  );
}

const STROKE = 'M0 -50V52';
const SHORT_STROKE = 'M0 -32V52';
const HAMZA = 'M10 -62C0 -72 -14 -62 -6 -54C-2 -50 4 -51 12 -54L-14 -44';
const MADDA = 'M-24 -46C-20 -62 -8 -58 0 -52C8 -46 20 -46 24 -60';

/** Four forms of one letter under the glass. */
export function FourLetters({ palette }: ArticleSceneProps) {
  const letters = [
    { key: 'plain', stroke: STROKE, mark: '', shift: 0 },
    { key: 'above', stroke: SHORT_STROKE, mark: HAMZA, shift: 0 },
    { key: 'below', stroke: 'M0 -52V32', mark: HAMZA, shift: 114 },
    { key: 'madda', stroke: SHORT_STROKE, mark: MADDA, shift: 0 },
  ];
  return (
    <>
      {letters.map(({ key, stroke, mark, shift }, index) => (
        <g key={key} transform={`translate(${index * 108} 120)`}>
          <path d="M-48 -96H48V80L32 96H-48Z" style={{ fill: index === 0 ? PAPER : palette.mid }} />
          <g fill="none" className="rtl:-scale-x-100" style={{ stroke: index === 0 ? INK : PAPER }}>
            <path d={stroke} strokeWidth="13" />
            <path d={mark} strokeWidth="7" transform={`translate(0 ${shift})`} />
          </g>
        </g>
      ))}
      <g fill="none" style={{ stroke: palette.path }}>
        <circle cx="0" cy="120" r="86" strokeWidth="12" />
        <path d="M64 182L134 262" strokeWidth="22" />
      </g>
      <Route d="M128 262H1500" palette={palette} />
      <Station at={[296, 262]} palette={palette} size={48} />
    </>
  );
}

const COINS = [
  [-6, 94, 'SAR'],
  [122, 94, 'AED'],
  [250, 94, 'LBP'],
  [58, 214, 'JOD'],
  [186, 214, 'KWD'],
] as const;
const WITH_THREE: readonly string[] = ['JOD', 'KWD'];

/** Five coins; two of them have three decimals. */
export function FiveCoins({ palette }: ArticleSceneProps) {
  return (
    <>
      {COINS.map(([x, y, code]) => {
        const hasThree = WITH_THREE.includes(code);
        const ink = hasThree ? ON_PATH : INK;
        return (
          <g key={code}>
            <circle cx={x + 5} cy={y + 7} r="60" style={{ fill: palette.mid }} />
            <circle cx={x} cy={y} r="60" style={{ fill: hasThree ? palette.lit : PAPER }} />
            <circle
              cx={x}
              cy={y}
              r="51"
              fill="none"
              strokeWidth="2.5"
              strokeDasharray="3 5"
              style={{ stroke: hasThree ? ON_PATH : palette.lit }}
            />
            <Num at={[x, y - 10]} size={30} fill={ink}>
              {code}
            </Num>
            <Num at={[x, y + 24]} size={20} fill={ink}>
              {hasThree ? '.000' : '.00'}
            </Num>
          </g>
        );
      })}
    </>
  );
}

/** How many containers stand on each place of the deck: most arrive early, one late. */
const STACKS = [1, 3, 4, 3, 2, 1, 0, 1];

/** A ship whose containers are the deliveries, by the day on which they come. */
export function StackedShip({ palette }: ArticleSceneProps) {
  const [width, height] = [46, 34];
  return (
    <>
      <g transform="translate(12 24) scale(0.92)">
        {STACKS.flatMap((count, place) =>
          range(0, count - 1).map((level) => {
            const isLate = place === STACKS.length - 1;
            const [x, y] = [-34 + place * (width + 4), 186 - level * (height + 4)];
            return (
              <g key={`${place} ${level}`}>
                <rect
                  x={x}
                  y={y}
                  width={width}
                  height={height}
                  style={{
                    fill: isLate ? palette.path : (place + level) % 2 ? palette.mid : palette.lit,
                  }}
                />
                <path
                  d={`M${x + 11} ${y + 6}v22M${x + 23} ${y + 6}v22M${x + 35} ${y + 6}v22`}
                  strokeWidth="2.5"
                  opacity="0.35"
                  style={{ stroke: PAPER }}
                />
              </g>
            );
          }),
        )}
        <path d="M-104 148H-46V224H-104ZM-92 122h22v26h-22Z" style={{ fill: PAPER }} />
        <path d="M-96 164h14v14h-14ZM-72 164h14v14h-14Z" style={{ fill: palette.lit }} />
        <path d="M-124 224H392L372 284H-96Z" style={{ fill: INK }} />
        <path d="M-112 240H384L380 252H-108Z" style={{ fill: palette.path }} />
      </g>
      <path d="M-900 284H1500V1400H-900Z" style={{ fill: palette.star }} />
      <Lines at={[-220, 300]} widths={[90]} fill={palette.mid} />
      <Lines at={[120, 304]} widths={[140]} fill={palette.mid} />
    </>
  );
}

/** Two shelves; the cartons that wait below are there for the one that is missing above. */
export function BufferShelf({ palette }: ArticleSceneProps) {
  const carton = (x: number, y: number, fill: string) => (
    <g key={`${x} ${y}`}>
      <rect x={x} y={y} width="76" height="84" style={{ fill }} />
      <path d={`M${x + 30} ${y}h16v30h-16Z`} style={{ fill: palette.star }} />
      <path d={`M${x + 12} ${y + 58}h34v7h-34Z`} style={{ fill: PAPER }} opacity="0.6" />
    </g>
  );
  return (
    <>
      {[-46, 42].map((x) => carton(x, 44, palette.mid))}
      {[306].map((x) => carton(x, 44, palette.mid))}
      <rect
        x="134"
        y="48"
        width="156"
        height="78"
        fill="none"
        strokeWidth="4"
        strokeDasharray="10 8"
        style={{ stroke: palette.path }}
      />
      {[-46, 42, 130].map((x) => carton(x, 190, palette.lit))}
      <path d="M-900 128H1500V142H-900ZM-900 274H1500V288H-900Z" style={{ fill: INK }} />
      <path d="M-76 -200H-62V1400H-76ZM392 -200H406V1400H392Z" style={{ fill: INK }} />
      <Route d="M206 232H320V180H250V110M236 126L250 108L264 126" palette={palette} />
    </>
  );
}

/** A thermometer, and its log in which hours are missing. */
export function TemperatureLog({ palette }: ArticleSceneProps) {
  return (
    <>
      <path d="M96 30H1500V290H96Z" style={{ fill: PAPER }} />
      <path d="M96 96H1500M96 160H1500M96 224H1500" strokeWidth="2.5" style={{ stroke: PRINT }} />
      <path
        d="M96 128L132 116L168 146L204 132L240 150M348 118L392 138L440 124L520 146L600 130L1500 138"
        fill="none"
        strokeWidth="7"
        style={{ stroke: palette.lit }}
      />
      <path d="M246 30H342V290H246Z" style={{ fill: palette.path }} opacity="0.2" />
      <Route d="M240 150L348 118" palette={palette} isDashed />
      <Num at={[294, 222]} size={54} fill={INK}>
        ?
      </Num>
      <path d="M-40 44C-40 12 24 12 24 44V198A62 62 0 1 1 -40 198Z" style={{ fill: INK }} />
      <path d="M-26 44C-26 30 10 30 10 44V206A48 48 0 1 1 -26 206Z" style={{ fill: PAPER }} />
      <path d="M-16 128H0V214A34 34 0 1 1 -16 214Z" style={{ fill: palette.path }} />
      <path d="M34 64h22M34 96h14M34 128h22M34 160h14" strokeWidth="5" style={{ stroke: INK }} />
    </>
  );
}
