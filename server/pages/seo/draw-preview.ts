import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { octagonStar, squareStar } from '../../../src/components/art/lattice';
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from '../../../src/lib/head';
import { site } from '../../../src/config/site';

const require = createRequire(import.meta.url);
const font = (weight: 400 | 500) => ({
  name: 'Plex',
  weight,
  style: 'normal' as const,
  data: readFileSync(
    require.resolve(`@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-${weight}-normal.woff`),
  ),
});

const MARGIN = 64;
const CELL = 210;
const COLUMNS = [0, 1, 2];

/** The font has Latin letters only; others would be empty boxes. */
const isDrawable = (text: string) => /^[\p{Script=Latin}\p{Script=Common}]*$/u.test(text);

type Style = Record<string, string | number>;

/** A React element for satori, without JSX. */
const box = (style: Style, children: unknown) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** Draws a page's title beside the lattice, as a PNG of 1200 by 630. */
export async function drawPreview(
  title: string,
  section: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const text = box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: 690,
      height: PREVIEW_HEIGHT - 2 * MARGIN,
    },
    [
      box({ fontSize: 34, fontWeight: 500, color: '#f1ebdf' }, site.name),
      box({ flexDirection: 'column' }, [
        box({ fontSize: 26, color: '#edad4e', marginBottom: 18 }, section || ' '),
        box(
          {
            fontSize: title.length > 60 ? 50 : 62,
            fontWeight: 500,
            lineHeight: 1.1,
            letterSpacing: -1.5,
            color: '#f1ebdf',
          },
          isDrawable(title) ? title : site.name,
        ),
      ]),
    ],
  );
  const layout = box(
    {
      width: '100%',
      height: '100%',
      padding: MARGIN,
      backgroundColor: '#0d2f33',
      fontFamily: 'Plex',
    },
    [text],
  );
  const svg = await satori(layout as Parameters<typeof satori>[0], {
    width: PREVIEW_WIDTH,
    height: PREVIEW_HEIGHT,
    fonts: [font(400), font(500)],
  });
  const png = new Resvg(svg.replace('</svg>', `${lattice()}</svg>`)).render().asPng();
  return new Uint8Array(png.buffer as ArrayBuffer, png.byteOffset, png.byteLength);
}

/** The lattice on the right third, in which circles turn into stars along a path. */
function lattice(): string {
  const left = PREVIEW_WIDTH - 2 * CELL;
  const angleAt = (x: number) => 20 + 50 * Math.min(1, Math.max(0, (x - left) / (2 * CELL)));
  const tiles = COLUMNS.flatMap((row) =>
    [0, 1].map((column) => {
      const centre = [left + (column + 0.5) * CELL, (row + 0.5) * CELL] as const;
      const isOnPath = column + row === 2 || (column === 0 && row === 2);
      return `<path d="${octagonStar(CELL, centre, angleAt)}" fill="${isOnPath ? '#e7a33e' : '#1d5f60'}"/>`;
    }),
  );
  const squares = COLUMNS.flatMap((row) =>
    [0, 1, 2].map(
      (column) =>
        `<path d="${squareStar(CELL, [left + column * CELL, row * CELL], angleAt)}" fill="#174649"/>`,
    ),
  );
  const path = `<path d="M${left} 630L${left + 105} 525L${left + 315} 315L${PREVIEW_WIDTH + 20} 210" fill="none" stroke="#e7a33e" stroke-width="7"/>`;
  return [...squares, path, ...tiles].join('');
}
