import * as z from 'zod/mini';
import { type Calculation, parseCalculation } from './calculation.schema';
import { type Chart, parseChart } from './chart.schema';
import { FigureMistake, type SourceLine } from './figure-lines.schema';
import {
  type Callout,
  parseCallout,
  parsePictureFigure,
  parseSteps,
  type PictureFigure,
  type Step,
} from './text-blocks.schema';

const FIGURE_TYPES = ['chart', 'calculation', 'callout', 'steps', 'figure'] as const;
type FigureType = (typeof FIGURE_TYPES)[number];

export type Figure =
  | { type: 'chart'; chart: Chart }
  | { type: 'calculation'; calculation: Calculation }
  | { type: 'callout'; callout: Callout }
  | { type: 'steps'; title: string; steps: Step[] }
  | { type: 'figure'; figure: PictureFigure };

/** A fenced block. */
export interface FigureSource {
  /** What follows the opening marks, such as `chart line`. */
  info: string;
  /** The number of the opening line in the text. */
  line: number;
  lines: string[];
}

export const MAX_FIGURES = 30;

const typeOf = (info: string): FigureType | undefined => {
  const [word] = info.trim().split(/\s/, 1);
  return FIGURE_TYPES.find((known) => known === word);
};

/** Undefined for code. Throws a `FigureMistake` for a wrong line. */
export function parseFigure({ info, line, lines }: FigureSource): Figure | undefined {
  const type = typeOf(info);
  const rest = info.trim().slice(type?.length).trim();
  if (type === undefined) return undefined;
  const source: SourceLine[] = lines.map((text, index) => ({ number: line + 1 + index, text }));
  if (type === 'chart') return { type, chart: parseChart(rest, line, source) };
  if (rest !== '') throw new FigureMistake(line, `nothing follows “${type}” on its line`);
  if (type === 'calculation') return { type, calculation: parseCalculation(line, source) };
  if (type === 'callout') return { type, callout: parseCallout(line, source) };
  if (type === 'steps') return { type, ...parseSteps(line, source) };
  return { type, figure: parsePictureFigure(line, source) };
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** The fenced blocks of a text, except those in quotations. */
export function* fencesIn(markdown: string): Generator<FigureSource> {
  let open: (FigureSource & { marks: string }) | undefined;
  for (const [index, text] of markdown.split(/\r\n?|\n/).entries()) {
    const [start = '', marks = ''] = FENCE.exec(text) ?? [];
    const rest = text.slice(start.length);
    if (open) {
      const isEnd = marks.startsWith(open.marks) && rest.trim() === '';
      if (!isEnd) open.lines.push(text);
      else {
        yield open;
        open = undefined;
      }
    } else if (marks && !(marks.startsWith('`') && rest.includes('`'))) {
      open = { info: rest, line: index + 1, lines: [], marks };
    }
  }
  // A block without an end goes on to the end of the text.
  if (open) yield open;
}

/** The mistakes in the figures of a text, at most one for each figure. */
export function findFigureMistakes(markdown: string): string[] {
  const mistakes: string[] = [];
  let count = 0;
  for (const fence of fencesIn(markdown)) {
    if (!typeOf(fence.info)) continue;
    count += 1;
    if (count > MAX_FIGURES) {
      mistakes.push(`Line ${fence.line}: a text has at most ${MAX_FIGURES} figures`);
      break;
    }
    try {
      parseFigure(fence);
    } catch (error) {
      if (!(error instanceof FigureMistake)) throw error;
      mistakes.push(`Line ${error.line}: ${error.message}`);
    }
  }
  return mistakes;
}

interface Issues {
  addIssue: (issue: { code: 'custom'; message: string; path: (string | number)[] }) => void;
}

/** Refuses a text with a wrong line in a figure; the path is that of the text in the field. */
export function checkFigures(
  markdown: string,
  path: (string | number)[],
  { addIssue }: Issues,
): void {
  const [message] = findFigureMistakes(markdown);
  if (message) addIssue({ code: 'custom', message, path });
}

export const hasGoodFigures = z.superRefine<string>((markdown, context) => {
  checkFigures(markdown, [], context);
});
