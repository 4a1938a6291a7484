import {
  type ArticleSceneProps,
  Lines,
  ON_PATH,
  PRINT,
  Route,
  Sheet,
  Station,
} from './article-parts';
import { INK, Num, PAPER, range } from './scene-parts';

const CODES = [
  'M0 0h5v40h-5ZM9 0h3v40h-3ZM16 0h8v40h-8ZM28 0h3v40h-3ZM35 0h6v40h-6ZM46 0h3v40h-3Z',
  'M0 0h3v40h-3ZM7 0h8v40h-8ZM19 0h3v40h-3ZM26 0h5v40h-5ZM36 0h3v40h-3ZM43 0h6v40h-6Z',
];

/** A label with bars, upright in its own coordinates. */
const BarLabel = ({
  code,
  fill = PAPER,
  ink = INK,
}: {
  code: number;
  fill?: string;
  ink?: string;
}) => (
  <>
    <path d="M0 0H73V66H0Z" style={{ fill }} />
    <path d={CODES[code % 2]} transform="translate(12 8)" style={{ fill: ink }} />
    <path d="M12 54h49v5h-49Z" style={{ fill: ink }} opacity="0.5" />
  </>
);

/** One carton with four labels. */
export function LabelledCarton({ palette }: ArticleSceneProps) {
  const onLeft = 'matrix(0.87 0.43 0 1 ';
  const onRight = 'matrix(0.87 -0.43 0 1 ';
  return (
    <>
      <path d="M160 2L316 80L160 158L4 80Z" style={{ fill: palette.star }} />
      <path d="M4 80L160 158V318L4 240Z" style={{ fill: palette.lit }} />
      <path d="M316 80L160 158V318L316 240Z" style={{ fill: palette.mid }} />
      <path d="M68 48L224 126V166L252 152V112L96 34Z" style={{ fill: PRINT }} />
      <g transform={`${onLeft}20 106)`}>
        <BarLabel code={0} />
      </g>
      <g transform={`${onLeft}82 208)`}>
        <BarLabel code={1} />
      </g>
      <g transform={`${onRight}172 232)`}>
        <BarLabel code={1} />
      </g>
      <g transform={`${onRight}240 170)`}>
        <BarLabel code={0} fill={palette.path} ink={ON_PATH} />
      </g>
      <Route d="M304 176H380V120H1500" palette={palette} />
    </>
  );
}

/** A road to the horizon, and the barrier of the fifth month across it. */
export function BarredRoad({ palette }: ArticleSceneProps) {
  return (
    <>
      <path d="M-900 96H1500V1400H-900Z" style={{ fill: palette.star }} />
      <path d="M132 96H188L901 1400H-581Z" style={{ fill: palette.lit }} />
      <path
        d="M157 104h6l3 30h-12ZM152 150h16l5 44h-26ZM145 214h30l7 56h-44ZM136 292h48l12 120h-72Z"
        style={{ fill: PAPER }}
      />
      <Station at={[160, 82]} palette={palette} size={54} />
      <path d="M336 110H372V290H336Z" style={{ fill: INK }} />
      <path d="M-76 160H356V200H-76Z" style={{ fill: PAPER }} />
      {range(0, 5).map((stripe) => (
        <path
          key={stripe}
          d={`M${-70 + stripe * 74} 160h37l-20 40h-37Z`}
          style={{ fill: palette.path }}
        />
      ))}
      <circle
        cx="136"
        cy="180"
        r="46"
        strokeWidth="9"
        style={{ fill: PAPER, stroke: palette.path }}
      />
      <Num at={[136, 180]} size={54} fill={INK}>
        5
      </Num>
      <path d="M-84 156H-68V290H-84Z" style={{ fill: INK }} />
    </>
  );
}

/** Invoices that pass through a gate; one comes back. */
export function InvoiceGate({ palette }: ArticleSceneProps) {
  const invoice = (
    <>
      <path d="M14 16h34v8h-34Z" style={{ fill: palette.lit }} />
      <Lines at={[14, 38]} widths={[52, 40, 46]} pitch={15} />
    </>
  );
  return (
    <>
      <path d="M-900 262H1500V276H-900Z" style={{ fill: palette.mid }} />
      {range(-7, 13).map((place) => (
        <circle key={place} cx={place * 52} cy="290" r="11" style={{ fill: palette.mid }} />
      ))}
      <Sheet at={[-92, 150]} width={82} height={112}>
        {invoice}
      </Sheet>
      <Sheet at={[310, 150]} width={82} height={112}>
        {invoice}
        <Station at={[58, 88]} palette={palette} size={46} />
      </Sheet>
      <path
        d="M78 262V96C78 52 140 40 160 8C180 40 242 52 242 96V262H206V118H114V262Z"
        style={{ fill: palette.lit }}
      />
      <path d="M114 118H206V262H114Z" style={{ fill: palette.mid }} />
      <Route d="M-10 206H310" palette={palette} isDashed />
      <Station at={[160, 206]} palette={palette} size={64} />
      <Sheet at={[-2, 30]} width={66} height={92} turn={-18}>
        <path d="M12 14h26v7h-26Z" style={{ fill: palette.path }} />
        <Lines at={[12, 34]} widths={[42, 30]} pitch={15} />
      </Sheet>
      <Route d="M96 66C70 34 20 20 -22 24L-60 30M-40 12L-62 30L-36 44" palette={palette} />
    </>
  );
}

const PLUGS = [-24, 46, 116, 186, 256];

/** The system in the middle, and five lines into it. */
export function FiveWays({ palette }: ArticleSceneProps) {
  return (
    <>
      {PLUGS.map((y, index) => {
        const isChosen = index === 1;
        const color = isChosen ? palette.path : palette.lit;
        const end = y + 44;
        return (
          <g key={y}>
            <path
              d={`M-900 ${end}H20L92 ${76 + index * 42}H170`}
              fill="none"
              strokeWidth={isChosen ? 8 : 5}
              strokeDasharray={index === 3 ? '3 9' : index === 4 ? '22 9' : undefined}
              style={{ stroke: color }}
            />
            <path d={`M-84 ${end - 19}h64l12 12v14l-12 12h-64Z`} style={{ fill: color }} />
            <Num at={[-54, end]} size={24} fill={isChosen ? ON_PATH : 'var(--color-ground)'}>
              {String(index + 1)}
            </Num>
          </g>
        );
      })}
      <path d="M158 28H400V268L372 296H158Z" style={{ fill: palette.lit }} />
      <rect x="182" y="52" width="194" height="220" style={{ fill: PAPER }} />
      <path d="M182 52H376V86H182Z" style={{ fill: palette.mid }} />
      <Lines at={[200, 108]} widths={[96, 74, 104, 62]} pitch={40} />
      {range(0, 3).map((row) => (
        <rect
          key={row}
          x="326"
          y={102 + row * 40}
          width="34"
          height="20"
          style={{ fill: row === 1 ? palette.path : PRINT }}
        />
      ))}
    </>
  );
}
