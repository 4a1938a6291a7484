import {
  FigureMistake,
  isBlank,
  readOptions,
  readWords,
  type SourceLine,
} from './figure-lines.schema';

export interface Callout {
  title: string;
  markdown: string;
}

export interface Step {
  title: string;
  markdown: string;
}

const FIGURE_WIDTHS = ['text', 'wide', 'small'] as const;

export interface PictureFigure {
  width: (typeof FIGURE_WIDTHS)[number];
  caption: string;
  markdown: string;
}

const joined = (lines: SourceLine[]) => lines.map(({ text }) => text).join('\n');

function needsText(fence: number, what: string, lines: SourceLine[]): void {
  if (lines.every(isBlank)) throw new FigureMistake(fence, `the ${what} has no text`);
}

export function parseCallout(fence: number, lines: SourceLine[]): Callout {
  const { options, body } = readOptions(['title'], lines);
  needsText(fence, 'callout', body);
  return { title: options.title ?? '', markdown: joined(body) };
}

const MAX_STEPS = 20;
const STEP = /^ {0,3}(?:\d{1,3}|[٠-٩]{1,3})[.)] (.*)$/;

/** Each step begins with its number; the lines until the next are its text. */
export function parseSteps(fence: number, lines: SourceLine[]): { title: string; steps: Step[] } {
  const { options, body } = readOptions(['title'], lines);
  const steps: { title: string; lines: string[] }[] = [];
  for (const line of body) {
    const [, title] = STEP.exec(line.text) ?? [];
    if (title !== undefined) {
      if (steps.length === MAX_STEPS) {
        throw new FigureMistake(line.number, `there are at most ${MAX_STEPS} steps`);
      }
      steps.push({ title: readWords(line, 'the step', title.trim(), 150), lines: [] });
    } else if (steps.length > 0) steps.at(-1)?.lines.push(line.text.trim());
    else if (!isBlank(line)) {
      throw new FigureMistake(line.number, 'a step begins with its number, such as “1. Count”');
    }
  }
  if (steps.length === 0) throw new FigureMistake(fence, 'there are no steps');
  return {
    title: options.title ?? '',
    steps: steps.map((step) => ({ title: step.title, markdown: step.lines.join('\n').trim() })),
  };
}

/** Pictures or a table, with a caption below. */
export function parsePictureFigure(fence: number, lines: SourceLine[]): PictureFigure {
  const { options, body } = readOptions(['caption', 'width'], lines);
  const width = FIGURE_WIDTHS.find((known) => known === (options.width ?? 'text'));
  if (!width) {
    const { number } = lines.find(({ text }) => text.startsWith('width')) ?? { number: fence };
    throw new FigureMistake(number, 'width is text, wide or small');
  }
  needsText(fence, 'figure', body);
  if (!options.caption) throw new FigureMistake(fence, 'the figure needs a caption');
  return { width, caption: options.caption, markdown: joined(body) };
}
