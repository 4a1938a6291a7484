import {
  type ArticleSceneProps,
  Lines,
  ON_PATH,
  PRINT,
  Route,
  Sheet,
  Station,
  Tick,
} from './article-parts';
import { octagonStar } from './lattice';
import { INK, Num, PAPER, type Point, range, UPRIGHT } from './scene-parts';

/** Modules of a code that looks like a QR code and is none. */
const MODULES = [
  '#######.#.#######',
  '#.....#.#.#.....#',
  '#.###.#..##.###.#',
  '#.###.#.#.#.###.#',
  '#.###.#.###.###.#',
  '#.....#..##.....#',
  '#######.#.#######',
  '........##.......',
  '#.##.##.#.##.#.##',
  '.#..#..###..#.#..',
  '###.#.#..#.###.##',
  '........#.##..#.#',
  '#######..#.#.##..',
  '#.....#.##.##..##',
  '#.###.#.#..#.##.#',
  '#.....#.#.##.#.#.',
  '#######.##.#..###',
];

const Code = ({ size }: { size: number }) => (
  <path
    d={MODULES.flatMap((row, y) =>
      range(0, row.length - 1).flatMap((x) =>
        row[x] === '#' ? `M${x * size} ${y * size}h${size}v${size}h${-size}Z` : [],
      ),
    ).join('')}
    className={UPRIGHT}
    style={{ fill: INK }}
  />
);

/** An invoice with its code and the star of who has stamped it. */
export function StampedInvoice({ palette }: ArticleSceneProps) {
  return (
    <>
      <Route d="M-900 214H60M260 214H1500" palette={palette} />
      <Sheet at={[44, 10]} width={232} height={300}>
        <path d="M24 26h92v14h-92Z" style={{ fill: palette.lit }} />
        <Lines at={[24, 56]} widths={[62, 48]} />
        <g transform="translate(24 104)">
          <Code size={10} />
        </g>
        <Lines at={[152, 30]} widths={[56, 40, 56]} />
      </Sheet>
      <path
        d={octagonStar(118, [272, 218], 45)}
        strokeWidth="6"
        style={{ fill: palette.path, stroke: PAPER }}
      />
      <path
        d="M248 218l16 18l32 -38"
        fill="none"
        strokeWidth="9"
        className={UPRIGHT}
        style={{ stroke: ON_PATH }}
      />
    </>
  );
}

const CALENDARS: { x: number; years: string }[] = [
  { x: -70, years: '2021' },
  { x: 105, years: '2025' },
  { x: 280, years: '2027' },
];

/** Three calendars whose ways meet in one row of invoices. */
export function MeetingCalendars({ palette }: ArticleSceneProps) {
  return (
    <>
      <Route d="M-15 128V168L76 206H160M160 128V206M335 128V168L244 206H160" palette={palette} />
      <Route d="M160 200V268H1500" palette={palette} />
      {CALENDARS.map(({ x, years }) => (
        <g key={years} transform={`translate(${x} 22)`}>
          <path d="M0 0H110V112H0Z" style={{ fill: PAPER }} />
          <path d="M0 0H110V30H0Z" style={{ fill: palette.lit }} />
          <path d="M22 -12h10v26h-10ZM78 -12h10v26h-10Z" style={{ fill: palette.mid }} />
          <Num at={[55, 72]} size={36} fill={INK}>
            {years}
          </Num>
        </g>
      ))}
      <Station at={[160, 206]} palette={palette} size={64} />
      {[206, 286, 366].map((x) => (
        <Sheet key={x} at={[x, 228]} width={62} height={82}>
          <path d="M12 14h24v7h-24Z" style={{ fill: palette.lit }} />
          <Lines at={[12, 32]} widths={[38, 28]} pitch={14} />
        </Sheet>
      ))}
    </>
  );
}

/** A bill with three decimals, printed by the machine that was there before. */
export function PrintedBill({ palette }: ArticleSceneProps) {
  const zigzag = range(0, 7).map((tooth) => `l${tooth % 2 ? '11 -10' : '11 10'}`);
  return (
    <>
      <path d="M-6 196H326V320H-6Z" style={{ fill: palette.lit }} />
      <path d="M24 180H296V196H24Z" style={{ fill: palette.mid }} />
      <path d="M52 206H268V222H52Z" style={{ fill: INK }} />
      <g transform="translate(72 8)">
        <path d={`M0 6${zigzag.join('')}${zigzag.join('')}V206H0Z`} style={{ fill: PAPER }} />
        <Lines at={[22, 34]} widths={[84, 60]} />
        <g transform="translate(96 74)">
          <Code size={3.4} />
        </g>
        <Lines at={[22, 80]} widths={[56, 42, 50]} />
        <path d="M14 148H162V188H14Z" style={{ fill: palette.path }} />
        <Num at={[88, 168]} size={30} fill={ON_PATH}>
          12.350
        </Num>
      </g>
      <path d="M20 252h64v12h-64ZM20 278h40v12h-40Z" style={{ fill: palette.star }} opacity="0.6" />
      <Route d="M-900 262H-6M326 262H1500" palette={palette} />
      <Station at={[276, 264]} palette={palette} size={48} />
    </>
  );
}

const CORNERS: Point[] = [
  [26, 246],
  [-24, 118],
  [344, 118],
  [294, 246],
  [160, 38],
];

/** Seller, two providers, buyer and the authority: an invoice with five corners. */
export function FiveCorners({ palette }: ArticleSceneProps) {
  return (
    <>
      <path
        d="M-24 118L160 38L344 118"
        fill="none"
        strokeWidth="5"
        strokeDasharray="12 9"
        style={{ stroke: palette.lit }}
      />
      <Route d="M26 246L-24 118H344L294 246" palette={palette} />
      {CORNERS.map(([x, y], index) => {
        const isProvider = index === 1 || index === 2;
        return (
          <g key={x}>
            <path
              d={octagonStar(94, [x, y], 45)}
              style={{ fill: isProvider ? palette.path : palette.lit }}
            />
            <Num at={[x, y]} size={32} fill="var(--color-ground)">
              {String(index + 1)}
            </Num>
          </g>
        );
      })}
      <Sheet at={[120, 84]} width={80} height={104}>
        <path d="M14 16h32v8h-32Z" style={{ fill: palette.lit }} />
        <Lines at={[14, 38]} widths={[50, 38, 46]} pitch={15} />
      </Sheet>
    </>
  );
}

/** Eight countries; where the duty applies to some sellers, the tile is full. */
const COUNTRIES = [
  ['SA', true],
  ['AE', true],
  ['JO', true],
  ['EG', true],
  ['OM', false],
  ['BH', false],
  ['QA', false],
  ['KW', false],
] as const;

export function CountryTiles({ palette }: ArticleSceneProps) {
  return (
    <>
      <Route d="M-900 92H430V222H1500" palette={palette} />
      {COUNTRIES.map(([code, isBound], index) => {
        const x = -58 + (index % 4) * 112;
        const y = 42 + Math.floor(index / 4) * 130;
        return (
          <g key={code} transform={`translate(${x} ${y})`}>
            <path
              d="M0 0H100V82L82 100H0Z"
              strokeWidth="4"
              style={
                isBound
                  ? { fill: palette.lit, stroke: palette.lit }
                  : { fill: PAPER, stroke: palette.lit }
              }
            />
            <Num at={[50, 42]} size={36} fill={isBound ? 'var(--color-ground)' : INK}>
              {code}
            </Num>
            {isBound ? (
              <Tick at={[50, 78]} stroke={'var(--color-ground)'} />
            ) : (
              <path d="M34 76h32v6h-32Z" style={{ fill: PRINT }} />
            )}
          </g>
        );
      })}
    </>
  );
}
