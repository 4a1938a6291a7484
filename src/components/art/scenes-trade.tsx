import {
  LEFT,
  Num,
  PAPER,
  INK,
  Path,
  type Point,
  range,
  RIGHT,
  type SceneProps,
  type Shape,
  Shapes,
} from './scene-parts';

const ROADS = [
  `M${LEFT} 88H180L276 184V500`,
  `M${LEFT} 268H60L148 356H${RIGHT}`,
  `M52 -200V268`,
  `M228 -200V40L180 88`,
  `M276 184L372 88H${RIGHT}`,
  `M-60 -200V88L-160 188V500`,
];

const HALLS: Point[] = [
  [52, 30],
  [228, 34],
  [52, 178],
  [148, 356],
  [372, 88],
  [-60, 88],
  [-160, 268],
  [-160, 88],
  [480, 356],
];

/** Those that deliver, and how much. */
const DELIVERING: [Point, string][] = [
  [[128, 88], '380'],
  [[276, 184], '220'],
];

const HALL = 'M-26 18V-8L-12 -20V-8L2 -20V-8L16 -20V-8H26V18Z';

/** The roads between eleven warehouses, and the way of one order. */
export function Warehouses({ palette }: SceneProps) {
  return (
    <>
      {ROADS.map((road) => (
        <path key={road} d={road} fill="none" strokeWidth="8" style={{ stroke: palette.lit[0] }} />
      ))}
      {HALLS.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          d={HALL}
          transform={`translate(${x} ${y})`}
          style={{ fill: palette.lit[1] }}
        />
      ))}
      <Path d="M128 88H180L276 184V274" palette={palette} station={[276, 276]} />
      {DELIVERING.map(([[x, y], amount]) => (
        <g key={amount}>
          <path d={HALL} transform={`translate(${x} ${y}) scale(1.3)`} style={{ fill: PAPER }} />
          <Num at={[x, y + 8]} size={24} fill={INK}>
            {amount}
          </Num>
        </g>
      ))}
    </>
  );
}

const BEAMS = [-76, 0, 76, 152, 228, 304, 380, 456];
const BAY = 80;

/** The cartons of a place in the rack: their heights, from the start. */
const STACKS = [
  [44, 44, 30],
  [30, 52],
  [52, 30, 44],
  [44, 22],
  [22, 44, 44],
];
const SUGGESTED: [Point, string][] = [
  [[200, 190], '310'],
  [[280, 114], '64'],
];

/** The racks of a cold store, with the orders that are suggested for two places. */
export function ColdStore({ palette }: SceneProps) {
  const shades = [palette.small, palette.lit[1], palette.star];
  const cartons = BEAMS.flatMap((beam, level) =>
    range(-5, 8).flatMap((bay) =>
      (STACKS[(bay + 5 + level * 3) % STACKS.length] ?? []).map((height, place): Shape => {
        const left = bay * BAY + 6 + place * 24;
        return {
          d: `M${left} ${beam - height}h22v${height}h-22Z`,
          fill: shades[(bay + 5 + level + place) % shades.length],
        };
      }),
    ),
  );
  return (
    <>
      <Shapes shapes={cartons} />
      <g fill="none" strokeWidth="4" style={{ stroke: palette.star }}>
        {BEAMS.map((beam) => (
          <path key={beam} d={`M${LEFT} ${beam + 2}H${RIGHT}`} />
        ))}
        {range(-5, 9).map((bay) => (
          <path key={bay} d={`M${bay * BAY} -200V520`} />
        ))}
      </g>
      <Path d={`M${LEFT} 306H80L236 152H${RIGHT}`} palette={palette} station={[158, 230]} />
      {SUGGESTED.map(([[x, y], amount]) => (
        <g key={amount}>
          <path
            d="M-34 -34H34V16L24 26H-34Z"
            transform={`translate(${x} ${y + 6})`}
            style={{ fill: PAPER }}
          />
          <Num at={[x, y + 2]} fill={INK}>
            {amount}
          </Num>
        </g>
      ))}
    </>
  );
}

const CHAIRS = range(0, 5);
const HOUR = 56;

/** When each of six chairs is taken, in hours from the first one that is shown. */
const TAKEN: [chair: number, from: number, hours: number][] = [
  [0, -6, 2],
  [0, -3, 1],
  [0, -1, 1],
  [0, 1, 1],
  [0, 4, 3],
  [1, -5, 3],
  [1, -1, 2],
  [1, 2, 1],
  [1, 4, 2],
  [2, -6, 1],
  [2, -4, 1],
  [2, -2, 2],
  [2, 5, 2],
  [3, -5, 1],
  [3, -3, 3],
  [3, 1, 2],
  [3, 4, 1],
  [4, -6, 3],
  [4, -2, 1],
  [4, 0, 1],
  [4, 2, 3],
  [5, -4, 2],
  [5, -1, 2],
  [5, 3, 2],
  [0, 8, 1],
  [0, 10, 2],
  [1, 7, 2],
  [1, 10, 1],
  [2, 8, 3],
  [3, 6, 1],
  [3, 8, 2],
  [3, 11, 1],
  [4, 6, 2],
  [4, 9, 3],
  [5, 6, 3],
  [5, 10, 2],
];

/** A morning of six chairs; one treatment has the hour that color needs to set. */
export function Salon({ palette }: SceneProps) {
  const top = (chair: number) => 22 + chair * 48;
  return (
    <>
      {range(-7, 12).map((hour) => (
        <path
          key={hour}
          d={`M${hour * HOUR} -200V520`}
          strokeWidth="1.5"
          style={{ stroke: palette.star }}
        />
      ))}
      {CHAIRS.map((chair) => (
        <path
          key={chair}
          d={`M${LEFT} ${top(chair) + 18}H${RIGHT}`}
          strokeWidth="3"
          style={{ stroke: palette.star }}
        />
      ))}
      <Shapes
        shapes={TAKEN.map(([chair, from, hours], index) => ({
          d: `M${from * HOUR + 3} ${top(chair)}h${hours * HOUR - 6}v36H${from * HOUR + 3}Z`,
          fill: index % 3 === 0 ? palette.lit[1] : palette.small,
        }))}
      />
      <g style={{ fill: palette.path }} transform={`translate(${HOUR} ${top(2)})`}>
        <path d={`M3 0H${HOUR}V36H3Z`} />
        <path d={`M${2 * HOUR} 0H${3 * HOUR - 3}V26L${3 * HOUR - 13} 36H${2 * HOUR}Z`} />
        {range(0, 6).map((stripe) => (
          <path key={stripe} d={`M${HOUR + stripe * 8 + 3} 0h3v36h-3Z`} />
        ))}
      </g>
      <Num at={[HOUR * 1.5, top(2) + 18]} size={16} fill={INK}>
        10:00
      </Num>
    </>
  );
}
