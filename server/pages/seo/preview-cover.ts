import { type Cover, COVER_HEIGHT, COVER_WIDTH } from '../../../src/components/art/cover';
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from '../../../src/config/pages';
import { escapeXml, linesOf } from './preview-title';

export const MARGIN = 64;
export const CELL = 210;
export const LATTICE_LEFT = PREVIEW_WIDTH - 2 * CELL;

export interface Look {
  ground: string;
  text: string;
  section: string;
  star: string;
  small: string;
  path: string;
  /** In degrees; without it, circles turn into stars. */
  angle?: number;
  /** In front of the lattice, in place of its path. */
  cover?: Cover | null;
  /** Of the drawing of an article. */
  mid?: string;
  lit?: string;
}

/** The text without pictographs and control characters; null for letters that the font lacks. */
export function drawable(text: string): string | null {
  const rest = text.replaceAll(/[\p{Extended_Pictographic}\p{Cc}\p{Cs}]/gu, ' ').trim();
  const hasLetters = /^[\p{Script=Latin}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]+$/u;
  return hasLetters.test(rest) ? rest : null;
}

const COVER_TITLE_SIZE = 26;
const COVER_TITLE_LEADING = 36;
/** Less than there is room for, since titles are measured with narrower spaces between letters. */
const COVER_TITLE_WIDTH = 335;
const INSET = 24;
const MAX_LINES = 3;

/** What the picture of an article shows, above it. */
export function coverTitle({ cover, ground, text }: Look, isRtl: boolean): string {
  const title = drawable(cover?.title ?? '');
  if (!title) return '';
  const lines = linesOf(title, COVER_TITLE_SIZE, COVER_TITLE_WIDTH).slice(0, MAX_LINES);
  const height = MARGIN - 12 + lines.length * COVER_TITLE_LEADING;
  // Stars and squares reach over the edge of the lattice.
  const width = PREVIEW_WIDTH - LATTICE_LEFT + CELL / 2;
  const [left, x, anchor, isolate] = isRtl
    ? [0, PREVIEW_WIDTH - LATTICE_LEFT - INSET, 'end', '\u2067']
    : [PREVIEW_WIDTH - width, LATTICE_LEFT + INSET, 'start', '\u2066'];
  return [
    `<rect x="${left}" width="${width}" height="${height}" fill="${ground}"/>`,
    ...lines.map((line, index) => {
      const y = MARGIN + index * COVER_TITLE_LEADING;
      return `<text x="${x}" y="${y}" text-anchor="${anchor}" font-size="${COVER_TITLE_SIZE}" font-weight="400" fill="${text}">${isolate}${escapeXml(line)}\u2069</text>`;
    }),
  ].join('');
}

/** What an article is about, at the lower edge of the lattice. */
export function coverOn({ cover, lit = '', path, ground, text }: Look, left: number): string {
  if (!cover) return '';
  const scale = (PREVIEW_WIDTH - LATTICE_LEFT) / COVER_WIDTH;
  const top = PREVIEW_HEIGHT - scale * COVER_HEIGHT;
  const shape = (d: string | undefined, look: string) => (d ? `<path d="${d}" ${look}/>` : '');
  const line = (color: string) => `fill="none" stroke="${color}" stroke-width="7"`;
  return [
    `<g transform="translate(${left} ${top}) scale(${scale})">`,
    shape(cover.plain, `fill="${lit}"`),
    shape(cover.lit, `fill="${path}"`),
    shape(cover.limits, `${line(lit)} stroke-dasharray="14 10"`),
    shape(cover.lines, line(lit)),
    shape(cover.litLines, line(path)),
    ...(cover.labels ?? []).map(
      (label) =>
        `<text x="${label.x}" y="${label.y}" text-anchor="${label.anchor}" font-size="${label.size}" fill="${label.isInside ? ground : text}">\u2066${escapeXml(label.text)}\u2069</text>`,
    ),
    '</g>',
  ].join('');
}
