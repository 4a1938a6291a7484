import {
  type ArticleSceneProps,
  Lines,
  ON_PATH,
  PRINT,
  Route,
  Station,
  Tick,
} from './article-parts';
import { octagonStar } from './lattice';
import { INK, Num, PAPER, range, UPRIGHT } from './scene-parts';

/** The working days of five offices, from Saturday to Friday. */
const WEEKS = ['.#####.', '..#####', '.#####.', '.#####.', '..#####'];
const DAY = 52;

/** Five weeks below each other, and the days that all of them share. */
export function SharedDays({ palette }: ArticleSceneProps) {
  const left = -22;
  return (
    <>
      {WEEKS.flatMap((week, row) =>
        range(0, 6).map((place) => (
          <path
            key={`${row} ${place}`}
            d={`M${left + place * DAY} ${26 + row * 56}h44v34l-10 10h-34Z`}
            style={{ fill: week[place] === '.' ? palette.star : palette.lit }}
          />
        )),
      )}
      <rect
        x={left + 2 * DAY - 6}
        y="12"
        width={4 * DAY + 4}
        height="288"
        fill="none"
        strokeWidth="6"
        style={{ stroke: palette.path }}
      />
      <Route
        d={`M-900 156H${left + 2 * DAY - 6}M${left + 6 * DAY - 2} 156H1500`}
        palette={palette}
      />
      {WEEKS.flatMap((_, row) =>
        range(2, 5).map((place) => (
          <Tick
            key={`${row} ${place}`}
            at={[left + place * DAY + 22, 48 + row * 56]}
            stroke={PAPER}
          />
        )),
      )}
    </>
  );
}

const SLOTS = range(0, 5);

/** A cabinet with servers, from its upper corner. */
const Cabinet = ({ x, fill, light }: { x: number; fill: string; light: string }) => (
  <g transform={`translate(${x} 40)`}>
    <path d="M0 0H128V248H112V260H92V248H36V260H16V248H0Z" style={{ fill }} />
    {SLOTS.map((slot) => (
      <g key={slot}>
        <rect
          x="14"
          y={16 + slot * 38}
          width="100"
          height="26"
          style={{ fill: PAPER }}
          opacity="0.16"
        />
        <rect
          x="24"
          y={26 + slot * 38}
          width="46"
          height="6"
          style={{ fill: PAPER }}
          opacity="0.5"
        />
        <rect x="94" y={24 + slot * 38} width="10" height="10" style={{ fill: light }} />
      </g>
    ))}
  </g>
);

/** Two cabinets of servers, a border between them, and what crosses it. */
export function BorderedServers({ palette }: ArticleSceneProps) {
  return (
    <>
      <path
        d="M160 -900V1400"
        strokeWidth="6"
        strokeDasharray="4 14"
        style={{ stroke: palette.lit }}
      />
      <Cabinet x={-12} fill={palette.lit} light={palette.path} />
      <Cabinet x={204} fill={palette.mid} light={palette.star} />
      <Route d="M104 107H160L204 145H240" palette={palette} />
      <Station at={[160, 107]} palette={palette} />
    </>
  );
}

const CHECKS = [92, 118, 74, 104];

/** A list on a clipboard, read from the right, with one point open. */
export function Clipboard({ palette }: ArticleSceneProps) {
  return (
    <>
      <path d="M34 22H286V282L262 306H34Z" style={{ fill: palette.lit }} />
      <rect x="50" y="44" width="220" height="240" style={{ fill: PAPER }} />
      <path d="M112 34V6H140L148 -8H172L180 6H208V34Z" style={{ fill: palette.path }} />
      <Num at={[92, 76]} size={44} fill={INK}>
        30
      </Num>
      {CHECKS.map((width, row) => {
        const y = 116 + row * 42;
        const isOpen = row === CHECKS.length - 1;
        return (
          <g key={width}>
            <path d={`M${206 - width} ${y + 10}h${width}v8h${-width}Z`} style={{ fill: PRINT }} />
            <rect
              x="222"
              y={y}
              width="28"
              height="28"
              fill={isOpen ? 'none' : undefined}
              strokeWidth="4"
              style={isOpen ? { stroke: palette.path } : { fill: palette.mid }}
            />
            {!isOpen && <Tick at={[235, y + 14]} stroke={PAPER} />}
          </g>
        );
      })}
      <Route d="M-900 72H34M250 256H340V212H1500" palette={palette} />
    </>
  );
}

const HOURS = range(0, 11);

/** A clock from which a part of the hour has fallen. */
export function LostHour({ palette }: ArticleSceneProps) {
  return (
    <g className={UPRIGHT}>
      <circle cx="160" cy="156" r="138" style={{ fill: palette.lit }} />
      <circle cx="160" cy="156" r="118" style={{ fill: PAPER }} />
      {HOURS.map((hour) => (
        <path
          key={hour}
          d={`M-3 -108H3V${hour % 3 === 0 ? -86 : -94}H-3Z`}
          transform={`translate(160 156) rotate(${hour * 30})`}
          style={{ fill: INK }}
        />
      ))}
      <path d="M160 156V18A138 138 0 0 1 291 113.400Z" style={{ fill: palette.star }} />
      <path
        d="M160 156V38A118 118 0 0 1 272.200 119.500Z"
        transform="translate(74 -16) rotate(14 160 156)"
        style={{ fill: palette.path }}
      />
      <path d="M160 156L96 196M160 156V60" fill="none" strokeWidth="8" style={{ stroke: INK }} />
      <path d={octagonStar(36, [160, 156], 45)} style={{ fill: INK }} />
    </g>
  );
}

/** A key with a label, on the path from one hand to the next. */
export function HandedKey({ palette }: ArticleSceneProps) {
  return (
    <>
      <Route d="M-900 92H38V196" palette={palette} />
      <g transform="translate(-26 -14) rotate(-10 160 130)">
        <path
          d={`${octagonStar(168, [96, 118], 45)}${octagonStar(66, [96, 118], 45)}`}
          fillRule="evenodd"
          style={{ fill: palette.lit }}
        />
        <path
          d="M166 100H420V136H402V186H366V136H344V168H308V136H166Z"
          style={{ fill: palette.lit }}
        />
      </g>
      <g transform="rotate(6 38 200)">
        <path d="M-16 214L38 182L92 214V322H-16Z" style={{ fill: PAPER }} />
        <circle cx="38" cy="208" r="8" style={{ fill: palette.path }} />
        <Lines at={[8, 290]} widths={[60]} />
        <Num at={[38, 252]} size={48} fill={INK}>
          3
        </Num>
      </g>
    </>
  );
}

const ARCH = 'M0 252V92C0 44 40 30 60 0C80 30 120 44 120 92V252Z';
const OPENING = 'M18 252V100C18 66 44 54 60 32C76 54 102 66 102 100V252Z';

/** Two doors of one house, each with its address. */
export function TwoDoors({ palette }: ArticleSceneProps) {
  const doors = [
    { x: 6, fill: palette.lit, sign: '/', ink: PAPER },
    { x: 194, fill: palette.path, sign: '/ar', ink: ON_PATH },
  ];
  return (
    <>
      <rect x="-900" y="-900" width="2400" height="1170" style={{ fill: palette.star }} />
      <path d="M-900 262H1500V272H-900Z" style={{ fill: palette.mid }} />
      {doors.map(({ x, fill, sign, ink }) => (
        <g key={sign} lang="en" transform={`translate(${x} 10)`}>
          <path d={ARCH} style={{ fill: PAPER }} />
          <path d={OPENING} style={{ fill }} />
          <Num at={[60, 150]} size={40} fill={ink}>
            {sign}
          </Num>
          <circle cx="86" cy="196" r="6" style={{ fill: ink }} />
        </g>
      ))}
      <Route d="M160 1400V308L66 290V266M160 308L254 290V266" palette={palette} />
      <Station at={[160, 306]} palette={palette} size={40} />
    </>
  );
}
