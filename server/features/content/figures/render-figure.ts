import type { Chart } from './chart.schema';
import { chartNotes, chartTable, describeChart, plainTable } from './chart-table';
import { isArabic, wordsOf } from './chart-words';
import { columnChart } from './column-chart';
import { type Figure, type FigureSource, parseFigure } from './figures.schema';
import { FigureMistake } from './figure-lines.schema';
import { element, escape, nameAttribute, paragraph } from './html';
import { lineChart } from './line-chart';
import { drawCalculation, plainCalculation } from './render-calculation';
import { rowChart } from './row-chart';
import type { Callout, PictureFigure, Step } from './text-blocks.schema';

export interface FigureContext {
  /** The Markdown within a figure as HTML; a figure in a figure is code. */
  renderText: (markdown: string) => string;
  /** For readers that know neither styles nor SVG: the table instead of the picture. */
  isPlain: boolean;
}

/** Undefined for code, and for a figure with a wrong line: that is shown as typed. */
export function renderFigure(source: FigureSource, context: FigureContext): string | undefined {
  try {
    const figure = parseFigure(source);
    return figure && draw(figure, context);
  } catch (error) {
    if (error instanceof FigureMistake) return undefined;
    throw error;
  }
}

function draw(figure: Figure, context: FigureContext): string {
  switch (figure.type) {
    case 'chart':
      return context.isPlain ? plainChart(figure.chart) : drawChart(figure.chart);
    case 'calculation':
      return context.isPlain
        ? plainCalculation(figure.calculation)
        : drawCalculation(figure.calculation);
    case 'callout':
      return drawCallout(figure.callout, context);
    case 'steps':
      return drawSteps(figure, context);
    case 'figure':
      return drawFigure(figure.figure, context);
  }
}

const pictureOf = (chart: Chart) => {
  if (chart.kind !== 'bar') return lineChart(chart);
  return chart.xs.length > 0 ? columnChart(chart) : rowChart(chart);
};

const caption = (text: string) => text && element('figcaption', '', text);

function drawChart(chart: Chart): string {
  const { title, unit, source } = chart;
  const notes = chartNotes(chart).map((note) => paragraph('fx-note', note));
  const { table } = wordsOf(chart);
  const isInText = chart.kind === 'bar' && chart.xs.length === 0;
  return (
    `<figure class="fx${isInText ? '' : ' fx-wide'}"${nameAttribute(title)}${isArabic(chart) ? ' dir="rtl" lang="ar"' : ''}>` +
    `<div class="fx-head">${paragraph('fx-title', title)}${paragraph('fx-unit', unit)}</div>` +
    `<div class="fx-plot" role="img" aria-label="${escape(describeChart(chart))}">${pictureOf(chart)}</div>` +
    caption(source) +
    `<details class="fx-data"><summary>${table}${element('span', 'class="fx-sr"', `: ${title}`)}</summary>` +
    `<div class="fx-scroll" tabindex="0" role="region" aria-label="${escape(title)}"><table>${chartTable(chart)}</table></div>` +
    `${notes.join('')}</details></figure>\n`
  );
}

function plainChart(chart: Chart): string {
  const notes = [...chartNotes(chart), chart.source].filter(Boolean);
  return (
    `<figure><p>${element('strong', '', chart.title)}</p>${paragraph('fx-unit', chart.unit)}` +
    `<table>${plainTable(chart)}</table>` +
    `${caption(notes.join(' · '))}</figure>\n`
  );
}

// A square on its corner over another one, the star of the site.
const STAR =
  '<svg viewBox="11 11 50 50" aria-hidden="true"><path d="M20 20h32v32H20z"/>' +
  '<path d="m36 13.4 22.6 22.6L36 58.6 13.4 36z"/><path class="fx-heart" d="m36 28 8 8-8 8-8-8z"/></svg>';

function drawCallout({ title, markdown }: Callout, { renderText, isPlain }: FigureContext): string {
  if (isPlain) return `<blockquote>${plainTitle(title)}${renderText(markdown)}</blockquote>\n`;
  const text = paragraph('fx-title', title) + renderText(markdown);
  return `<aside class="fx-call"${nameAttribute(title)}>${STAR}<div>${text}</div></aside>\n`;
}

const plainTitle = (title: string) => title && `<p>${element('strong', '', title)}</p>`;

function drawSteps(
  { title: heading, steps }: { title: string; steps: Step[] },
  { renderText, isPlain }: FigureContext,
): string {
  const items = steps.map(({ title, markdown }, index) => {
    const text = markdown && renderText(markdown);
    if (isPlain) return `<li>${plainTitle(title)}${text}</li>`;
    return `<li>${stepStar(index / Math.max(1, steps.length - 1))}<div>${title && element('h3', 'class="fx-title"', title)}${text}</div></li>`;
  });
  if (isPlain) return `${plainTitle(heading)}<ol>${items.join('')}</ol>\n`;
  return `${paragraph('fx-title', heading)}<ol class="fx-steps">${items.join('')}</ol>\n`;
}

/** An octagon with a star in it, which opens from step to step. */
function stepStar(openness: number): string {
  const inner = 25.5 - openness * 10;
  const points = Array.from({ length: 16 }, (_, index) => {
    const radius = index % 2 === 0 ? 26 : inner;
    const angle = (index * Math.PI) / 8;
    return `${(36 + radius * Math.cos(angle)).toFixed(1)} ${(36 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return (
    '<svg viewBox="0 0 72 72" aria-hidden="true">' +
    '<path d="M68.6 49.5l-19.1 19.1l-27 0l-19.1-19.1l0-27l19.1-19.1l27 0l19.1 19.1z"/>' +
    `<path class="fx-heart" d="M${points.join('L')}z"/></svg>`
  );
}

function drawFigure({ width, caption: text, markdown }: PictureFigure, context: FigureContext) {
  const body = context.renderText(markdown);
  if (context.isPlain) return `<figure>${body}${caption(text)}</figure>\n`;
  return `<figure class="fx fx-pic fx-${width}">${body}${caption(text)}</figure>\n`;
}
