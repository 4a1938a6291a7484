import { type Face, faceOf } from './faces';
import { DRAWN, octagonStar } from './lattice';

/** Each with the half that is in the shade. */
const HEADS: Record<Face['head'], readonly [whole: string, shade: string]> = {
  angular: ['M88 98l14-14h36l14 14v62l-18 30h-28l-18-30z', 'M120 84h18l14 14v62l-18 30h-14z'],
  broad: ['M85 96l15-12h40l15 12v70l-12 26h-46l-12-26z', 'M120 84h20l15 12v70l-12 26h-23z'],
  oval: [
    'M88 100l14-16h36l14 16v46l-7 24-15 20h-20l-15-20-7-24z',
    'M120 84h18l14 16v46l-7 24-15 20h-10z',
  ],
  heart: [
    'M85 98l17-14h36l17 14v38l-11 30-15 22h-18l-15-22-11-30z',
    'M120 84h18l17 14v38l-11 30-15 22h-9z',
  ],
  long: [
    'M91 96l11-12h36l11 12v74l-8 22-12 8h-18l-12-8-8-22z',
    'M120 84h18l11 12v74l-8 22-12 8h-9z',
  ],
  round: [
    'M86 106l10-16 14-6h20l14 6 10 16v44l-8 22-14 14-6 2h-12l-6-2-14-14-8-22z',
    'M120 84h10l14 6 10 16v44l-8 22-14 14-6 2h-6z',
  ],
};
/** Both eyes, around the middle of the face. */
const EYES: Record<NonNullable<Face['eyes']>, string> = {
  diamonds: 'm105 128 5 5-5 5-5-5zM135 128l5 5-5 5-5-5z',
  round: 'M103 128h4l3 3v4l-3 3h-4l-3-3v-4zM133 128h4l3 3v4l-3 3h-4l-3-3v-4z',
  small: 'M102 130h6v6h-6zM132 130h6v6h-6z',
  smiling: 'm98 136 7-6 7 6-2 2-5-4-5 4zM128 136l7-6 7 6-2 2-5-4-5 4z',
};
const HAIR: Record<Face['hair'], { behind?: string; over?: string }> = {
  short: { over: 'M82 122V92l18-22h44l14 16v36l-8-16-10-8h-36l-14 8z' },
  side: { over: 'M82 126V90l18-20h46l12 20v30l-8-18-44 2-14-6-4 12z' },
  bob: {
    behind: 'M74 186V94l22-26h48l22 26v92l-14 8H88z',
    over: 'M84 124V92l18-20h36l18 20v32l-8-18-30-10-22 12z',
  },
  long: {
    behind: 'M70 236V96l26-30h48l26 30v140h-30V120h-40v116z',
    over: 'M84 130V92l18-20h36l18 20v36l-6-22-26-12-22 12-8 6z',
  },
  scarf: {
    behind: 'M64 250V106l34-42h44l34 42v144l-24 20H88z',
    over: 'M80 172V100l22-24h36l22 24v72l-8 18V106l-14-14h-36l-14 14v84z',
  },
  curls: {},
};
const SHOULDERS = 'M-30 290v-26l88-50h124l88 50v26z';
/** The side of the shoulders that is in the shade, and the fold of a sleeve. */
const SHOULDERS_SHADE = 'M120 214h62l88 50v26H120zM30 290l22-44 8 44z';
/** The sides of a scarf that are in the shade. */
const HOOD_SHADE = 'M142 64l34 42v84l-16 14V100z';
const DRAPE_SHADE = 'M120 198l40-40v38l14 42-54 30zM66 238l14-42 20 62zM92 176l28 22-12 70-14-8z';
const BROWS = {
  straight: 'M98 120h14M128 120h14',
  arched: 'm96 122 7-4h9M128 118h9l7 4',
  thick: 'M97 120h16M127 120h16',
};
const MOUTHS = {
  small: 'm107 163 7 5h12l7-5',
  wide: 'm103 160 9 8h16l9-8',
  aside: 'm108 167h12l10-7',
};
const NOSES = {
  straight: 'M120 130v20h-6',
  slanted: 'm121 128-6 20h8',
  long: 'M119 127v22l-5 4h9',
  short: 'm117 138 6 6v5h-7',
};
const POINTED = {
  neck: 'M102 172h36v34l-18 24-18-24z',
  collar: 'm98 210 22 28 22-28 16 6-38 50-38-50z',
};
const ROUND = {
  neck: 'M102 172h36v34l-8 12h-20l-8-12z',
  collar: 'M99 206l11 12h20l11-12 11 5-15 21h-34l-15-21z',
};
const CURLS = [
  [84, 112],
  [88, 90],
  [106, 76],
  [130, 76],
  [150, 90],
  [156, 112],
] as const;

/** A portrait of cut paper, from the octagon of the lattice. Faces that nobody has drawn are stars. */
export function PersonArt({ name, className }: { name: string; className: string }) {
  const face = faceOf(name);
  return (
    <svg
      viewBox="0 0 240 280"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={className}
    >
      <rect width="240" height="280" style={{ fill: face.ground }} />
      <path d={octagonStar(232, [120, 130], face.angle)} style={{ fill: face.halo }} />
      <path
        d="M-4 212H46L150 108H150L244 14"
        fill="none"
        stroke="#e7a33e"
        strokeWidth="4.5"
        {...DRAWN}
        className="origin-center [transform-box:fill-box] rtl:-scale-x-100"
      />
      {face.skin ? <Likeness face={face} skin={face.skin} /> : <Star />}
    </svg>
  );
}

const Star = () => <path d={octagonStar(120, [120, 138], 60)} style={{ fill: '#e7a33e' }} />;

const MIRRORED = 'translate(240 0) scale(-1 1)';

interface LikenessProps {
  face: Face;
  skin: readonly [string, string];
}

function Likeness({ face, skin }: LikenessProps) {
  const { hair, hairColor, cloth, collar, hasRoundCollar, isTurned, build, ornament } = face;
  const [width, tilt, shoulders] = build;
  const { behind } = HAIR[hair];
  const cut = hasRoundCollar ? ROUND : POINTED;
  const head = `translate(120 150) rotate(${tilt}) scale(${width} 1) translate(-120 -150)`;
  const body = `translate(120 0) scale(${shoulders} 1) translate(-120 0)`;
  return (
    <>
      {behind && <path d={behind} transform={head} style={{ fill: hairColor }} />}
      <path d={SHOULDERS} transform={body} style={{ fill: cloth }} />
      <path d={SHOULDERS_SHADE} transform={body} fill="#0c2629" opacity="0.16" />
      <path d={cut.neck} style={{ fill: skin[1] }} />
      {hair === 'scarf' && (
        <path d="M80 158h80v38l14 42-54 30-54-30 14-42z" style={{ fill: hairColor }} />
      )}
      {hair !== 'scarf' && <path d={cut.collar} style={{ fill: collar }} />}
      <g transform={isTurned ? `${head} ${MIRRORED}` : head}>
        <Head face={face} skin={skin} />
      </g>
      {hair === 'scarf' && (
        <g fill="#0c2629" opacity="0.24">
          <path d={HOOD_SHADE} transform={head} />
          <path d={DRAPE_SHADE} />
        </g>
      )}
      <path d={ornament} fill="#e7a33e" fillRule="evenodd" />
    </>
  );
}

function Head({ face, skin }: LikenessProps) {
  const { head, hair, hairColor, hasBeard, hasGlasses } = face;
  const { brows = 'straight', mouth = 'small', nose = 'straight' } = face;
  const { eyes = 'diamonds', gaze = 0 } = face;
  const [whole, shade] = HEADS[head];
  const { over } = HAIR[hair];
  return (
    <>
      <path d={whole} style={{ fill: skin[0] }} />
      <path d={shade} style={{ fill: skin[1], opacity: 0.45 }} />
      {hasBeard && (
        <path d="M88 138v24l18 34h28l18-34v-24l-12 18h-40z" style={{ fill: hairColor }} />
      )}
      {over && <path d={over} style={{ fill: hairColor }} />}
      {hair === 'curls' && (
        <path
          d={CURLS.map((centre) => octagonStar(34, centre, 24)).join('')}
          style={{ fill: hairColor }}
        />
      )}
      <g fill="none" stroke="#0c2629" strokeWidth="3">
        <path d={BROWS[brows]} strokeWidth={brows === 'thick' ? 5 : 3} />
        <path d={NOSES[nose]} strokeWidth="2" />
        <path d={MOUTHS[mouth]} stroke={hasBeard ? skin[0] : '#7d3a22'} />
        {hasGlasses && (
          <path
            d={octagonStar(27, [105, 133], 0) + octagonStar(27, [135, 133], 0)}
            strokeWidth="2"
          />
        )}
      </g>
      <path d={EYES[eyes]} transform={`translate(${gaze} 0)`} fill="#0c2629" />
    </>
  );
}
