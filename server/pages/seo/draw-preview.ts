import { Resvg } from '@resvg/resvg-js';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { angleOf, hueOf, HUES, PALETTES } from '../../../src/components/art/case-art';
import { identityOf } from '../../../src/components/art/insight-art';
import { PersonArt } from '../../../src/components/art/person-art';
import { articleSceneOf } from '../../../src/components/art/article-scene';
import { sceneOf } from '../../../src/components/art/study-scene';
import { MARK } from '../../../src/components/art/mark';
import { octagonStar, squareStar } from '../../../src/components/art/lattice';
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from '../../../src/config/pages';
import { site, type SolutionId } from '../../../src/config/site';
import { escapeXml, FONT, layOutTitle, measure, TEXT_WIDTH, titleStyle } from './preview-title';
import {
  CELL,
  coverOn,
  coverTitle,
  drawable,
  LATTICE_LEFT,
  type Look,
  MARGIN,
} from './preview-cover';
import type { PageDrawing, PublicPage } from '../../features/define-feature';

/** Below the figure of a study. */
const TEXT_HEIGHT_BELOW_FIGURE = 210;

type PreviewedPage = Pick<PublicPage, 'title' | 'section'> & { drawing?: PageDrawing | undefined };

/** Draws a page's title beside the lattice, as a PNG of 1200 by 630. */
export function drawPreview(page: PreviewedPage): Uint8Array<ArrayBuffer> {
  const png = new Resvg(previewSvg(page), { font: FONT }).render().asPng();
  return new Uint8Array(png.buffer as ArrayBuffer, png.byteOffset, png.byteLength);
}

/** Mirrored for titles that are read from right to left. */
export function previewSvg({ title, section, drawing }: PreviewedPage): string {
  const look = lookOf(drawing);
  const figure = figureOf(drawing);
  const shown = drawable(title) ?? site.name;
  const [firstLetter = ''] = /\p{Letter}/u.exec(shown) ?? [];
  const isRtl = /\p{Script=Arabic}/u.test(firstLetter);
  const lineHeight = isRtl ? 1.35 : 1.1;
  const height = figure ? TEXT_HEIGHT_BELOW_FIGURE : undefined;
  const { lines, size } = layOutTitle(shown, lineHeight, height);
  const leading = size * lineHeight;
  const lastBaseline = PREVIEW_HEIGHT - MARGIN - 0.22 * size;
  const firstBaseline = lastBaseline - (lines.length - 1) * leading;
  const edge = isRtl
    ? `x="${PREVIEW_WIDTH - MARGIN}" text-anchor="end"`
    : `x="${MARGIN}" text-anchor="start"`;
  const text = (content: string, y: number, style: string) =>
    `<text ${edge} y="${y}" ${style}>${escapeXml(content)}</text>`;
  // The renderer lays out all text from left to right unless the text isolates itself.
  const isolate = isRtl ? '\u2067' : '\u2066';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW_WIDTH}" height="${PREVIEW_HEIGHT}" font-family="IBM Plex Sans Arabic" font-weight="500" fill="${look.text}">`,
    `<rect width="100%" height="100%" fill="${look.ground}"/>`,
    brand(look, isRtl),
    text(
      `\u2068${drawable(section) ?? ''}\u2069`,
      // Arabic marks stand higher than Latin capitals.
      firstBaseline - (isRtl ? 1.3 : 1.1) * size - 12,
      `font-size="28" font-weight="400" fill="${look.section}"`,
    ),
    ...(figure ? figureTexts(figure, isolate, text) : []),
    ...lines.map((line, index) =>
      text(`${isolate}${line}\u2069`, firstBaseline + index * leading, titleStyle(size, line)),
    ),
    picture(drawing, look, isRtl),
    coverOn(look, isRtl ? 0 : LATTICE_LEFT),
    coverTitle(look, isRtl),
    '</svg>',
  ].join('');
}

/** The mark and the name of the firm, in the upper corner. */
function brand({ ground, text, path }: Look, isRtl: boolean): string {
  const [left, x] = isRtl
    ? [PREVIEW_WIDTH - MARGIN - 48, PREVIEW_WIDTH - MARGIN - 62]
    : [MARGIN, MARGIN + 62];
  const [name, anchor] = isRtl ? [site.arabicName, 'end'] : [site.name, 'start'];
  return [
    `<g transform="translate(${left} ${MARGIN - 6}) scale(0.48)">`,
    `<path d="${MARK.star}" fill="${text}"/>`,
    `<path d="${MARK.path}" fill="none" stroke="${ground}" stroke-width="8.5"/>`,
    `<path d="${MARK.end}" fill="${path}"/>`,
    '</g>',
    `<text x="${x}" text-anchor="${anchor}" y="${MARGIN + 30}" font-size="34">${name}</text>`,
  ].join('');
}

const DARK: Look = {
  ground: '#0d2f33',
  text: '#f1ebdf',
  section: '#edad4e',
  star: '#1d5f60',
  small: '#174649',
  path: '#e7a33e',
};

/** In the color of a solution, if the page is about one. */
function darkLook(solution: SolutionId | undefined): Look {
  if (!solution) return DARK;
  const { star, small } = PALETTES[HUES[solution]];
  return { ...DARK, star: small, small: star };
}

function lookOf(drawing: PageDrawing | undefined): Look {
  if (drawing?.type === 'case_study') {
    return { ...darkLook(drawing.solution), angle: angleOf(drawing.industry) };
  }
  if (drawing?.type === 'fixed') return { ...darkLook(drawing.solution), angle: drawing.angle };
  if (drawing?.type !== 'insight') return DARK;
  const { ground, star, small, mid, lit, angle, path } = identityOf(drawing.category);
  const isPlain = small === 'none';
  return {
    ground: lightOf(ground),
    text: '#0d2f33',
    section: lightOf(lit),
    star: lightOf(star),
    small: isPlain ? small : lightOf(small),
    path: path ? '#0d2f33' : '#a04c14',
    angle,
    cover: drawing.cover,
    mid: lightOf(mid),
    lit: lightOf(lit),
  };
}

/** The color of the light theme; pictures know no themes. */
const lightOf = (color: string) => /#[0-9a-f]{6}/.exec(color)?.[0] ?? color;

const FIGURE_SIZE = 104;
const METRIC_SIZE = 30;

/** The result of a study and what it counts, as far as they can be drawn. */
function figureOf(drawing: PageDrawing | undefined): Figure | null {
  if (drawing?.type !== 'case_study' || !drawing.figure) return null;
  const value = inOneLine(drawing.figure.value, FIGURE_SIZE);
  return value === '' ? null : { value, metric: inOneLine(drawing.figure.metric, METRIC_SIZE) };
}

/** The text if it can be drawn in one line of this size; else empty. */
function inOneLine(text: string, size: number): string {
  const shown = drawable(text) ?? '';
  return measure(shown, size) <= TEXT_WIDTH ? shown : '';
}

interface Figure {
  value: string;
  metric: string;
}

/** The figure, with what it counts below it. */
function figureTexts(
  { value, metric }: Figure,
  isolate: string,
  text: (content: string, y: number, style: string) => string,
): string[] {
  // A sign stays in front of its number in an Arabic text too.
  const direction = /\p{Letter}/u.test(value) ? isolate : '\u2066';
  return [
    text(
      `${direction}${value}\u2069`,
      232,
      `font-size="${FIGURE_SIZE}" font-weight="400" letter-spacing="-4"`,
    ),
    text(`${isolate}${metric}\u2069`, 280, `font-size="${METRIC_SIZE}" font-weight="400"`),
  ];
}

/** At the end of the picture: a portrait, the scene of a study, or the lattice. */
function picture(drawing: PageDrawing | undefined, look: Look, isRtl: boolean): string {
  const x = isRtl ? 0 : LATTICE_LEFT;
  const size = `x="${x}" width="${PREVIEW_WIDTH - LATTICE_LEFT}" height="${PREVIEW_HEIGHT}"`;
  if (drawing?.type === 'person') {
    const svg = renderToStaticMarkup(
      createElement(PersonArt, { name: drawing.name, className: '' }),
    );
    return svg.replace('<svg', `<svg ${size}`);
  }
  if (drawing?.type === 'case_study') {
    const scene = sceneOf(drawing.slug);
    const palette = PALETTES[hueOf(drawing.solution)];
    if (scene) return sceneSvg(size, '0 -80 320 480', createElement(scene, { palette }));
  }
  if (drawing?.type === 'insight') {
    const scene = articleSceneOf(drawing.slug ?? '');
    const palette = { mid: '', lit: '', ...look };
    if (scene) {
      return [
        latticeOn(look, isRtl, false),
        `<rect ${size} fill="${look.ground}" opacity="0.6"/>`,
        sceneSvg(size, '-120 -200 560 840', createElement(scene, { palette })),
      ].join('');
    }
  }
  return latticeOn(look, isRtl, !look.cover);
}

/** With the colors of the light theme in place of names, which pictures do not know. */
const sceneSvg = (size: string, viewBox: string, scene: ReactElement) =>
  `<svg ${size} viewBox="${viewBox}">${renderToStaticMarkup(scene)}</svg>`
    .replaceAll('var(--color-ground)', '#fbf8f2')
    .replaceAll('var(--color-text)', DARK.ground);

const latticeOn = (look: Look, isRtl: boolean, hasPath: boolean) =>
  isRtl
    ? `<g transform="translate(${PREVIEW_WIDTH}) scale(-1 1)">${lattice(look, hasPath)}</g>`
    : lattice(look, hasPath);

/** The lattice on the right third, with a path along it if nothing stands before it. */
function lattice({ angle, star, small, path: color }: Look, hasPath: boolean): string {
  const ramp = (x: number) => 20 + 50 * Math.min(1, Math.max(0, (x - LATTICE_LEFT) / (2 * CELL)));
  const angleAt = angle ?? ramp;
  const tiles = [0, 1, 2].flatMap((row) =>
    [0, 1].map((column) => {
      const centre = [LATTICE_LEFT + (column + 0.5) * CELL, (row + 0.5) * CELL] as const;
      const isOnPath = hasPath && (column === 1 ? row === 1 : row === 2);
      return `<path d="${octagonStar(CELL, centre, angleAt)}" fill="${isOnPath ? color : star}"/>`;
    }),
  );
  const squares = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2].map(
      (column) =>
        `<path d="${squareStar(CELL, [LATTICE_LEFT + column * CELL, row * CELL], angleAt)}" fill="${small}"/>`,
    ),
  );
  const path = `<path d="M${LATTICE_LEFT - 20} 650l335 -335v-210l135 -135" fill="none" stroke="${color}" stroke-width="7"/>`;
  return [...squares, hasPath ? path : '', ...tiles].join('');
}
