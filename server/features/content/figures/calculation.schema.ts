import { clip, toNumber } from './chart-values.schema';
import {
  FigureMistake,
  isBlank,
  readPair,
  readWords,
  type SourceLine,
} from './figure-lines.schema';
import { parseFormula, type Values } from './formula.schema';

interface CalculationInput {
  name: string;
  label: string;
  from: number;
  to: number;
  step: number;
  start: number;
}

export interface Calculation {
  title: string;
  unit: string;
  source: string;
  inputs: CalculationInput[];
  results: { label: string; formula: string }[];
  /** The input that changes from row to row of the table; the others keep their start. */
  table: { input: CalculationInput; values: number[] };
}

const MAX = { inputs: 5, results: 4, rows: 12, label: 80, formula: 200 };
const TEXTS = ['title', 'unit', 'source', 'table'] as const;
const NAME = /^[a-z]\w{0,19}$/i;
const RANGE = /^(\S+) (?:to|إلى) (\S+) (?:by|بخطوة) (\S+)$/;

/** Reads the block of a calculation. Its first line is that of the fence. */
export function parseCalculation(fence: number, lines: SourceLine[]): Calculation {
  const texts: Partial<Record<(typeof TEXTS)[number], { line: SourceLine; value: string }>> = {};
  const inputs: CalculationInput[] = [];
  const formulas: { line: SourceLine; value: string }[] = [];
  for (const line of lines.filter((each) => !isBlank(each))) {
    const { key, value } = readPair(line) ?? { key: '', value: '' };
    if (!key) {
      throw new FigureMistake(line.number, `“${clip(line.text.trim())}” lacks a name and a colon`);
    }
    const option = TEXTS.find((known) => known === key);
    if (key === 'result') formulas.push({ line, value });
    else if (!option) inputs.push(readInput(line, key, value, inputs));
    else if (texts[option]) throw new FigureMistake(line.number, `${key} is given twice`);
    else texts[option] = { line, value: readWords(line, key, value) };
  }
  const { title, unit, source, table } = texts;
  if (!title) throw new FigureMistake(fence, 'the calculation needs a title');
  if (inputs.length === 0) throw new FigureMistake(fence, 'the calculation has no inputs');
  if (formulas.length === 0) throw new FigureMistake(fence, 'the calculation has no result');
  if (formulas.length > MAX.results) {
    throw new FigureMistake(fence, `a calculation has at most ${MAX.results} results`);
  }
  if (!table) throw new FigureMistake(fence, 'the calculation needs a line with table');
  const calculation = {
    title: title.value,
    unit: unit?.value ?? '',
    source: source?.value ?? '',
    inputs,
    results: formulas.map(({ line, value }) => readResult(line, value, inputs)),
    table: readTable(table.line, table.value, inputs),
  };
  for (const [index, { line }] of formulas.entries()) refuseNoValue(line, calculation, index);
  return calculation;
}

/** `Cartons a day, 10 to 500 by 10, 100`: a label, what it may be, and where it begins. */
function readInput(
  { number }: SourceLine,
  name: string,
  text: string,
  known: CalculationInput[],
): CalculationInput {
  if (!NAME.test(name)) {
    throw new FigureMistake(number, `“${clip(name)}” must be a name of Latin letters`);
  }
  if (known.some((input) => input.name === name)) {
    throw new FigureMistake(number, `“${name}” is given twice`);
  }
  if (known.length === MAX.inputs) {
    throw new FigureMistake(number, `a calculation has at most ${MAX.inputs} inputs`);
  }
  const parts = text.split(/[,،] /);
  const start = toNumber((parts.pop() ?? '').trim());
  const range = RANGE.exec((parts.pop() ?? '').trim()) ?? [];
  const [from, to, step] = range.slice(1).map(toNumber);
  const label = parts.join(', ').trim();
  if (start === null || from == null || to == null || step == null || label === '') {
    throw new FigureMistake(
      number,
      'an input is a label, a range and a start: Days, 1 to 20 by 1, 4',
    );
  }
  if (from >= to || step <= 0 || start < from || start > to) {
    throw new FigureMistake(number, 'the range must rise and hold the start');
  }
  readWords({ number, text }, 'the label', label, MAX.label);
  return { name, label, from, to, step, start };
}

/** `Cost of the buffer = cartons * price`. */
function readResult(line: SourceLine, text: string, inputs: CalculationInput[]) {
  const sign = text.indexOf('=');
  if (sign === -1) throw new FigureMistake(line.number, 'result is a label, = and a formula');
  const label = readWords(line, 'the label', text.slice(0, sign).trim(), MAX.label);
  const formula = readWords(line, 'the formula', text.slice(sign + 1).trim(), MAX.formula);
  try {
    parseFormula(
      formula,
      inputs.map(({ name }) => name),
    );
  } catch (error) {
    throw new FigureMistake(line.number, `in the formula, ${(error as Error).message}`);
  }
  return { label, formula };
}

/** `days 1 2 4 8`. */
function readTable({ number }: SourceLine, text: string, inputs: CalculationInput[]) {
  const [name = '', ...numbers] = text.split(/\s+/);
  const input = inputs.find((each) => each.name === name);
  if (!input) throw new FigureMistake(number, `nothing is called “${clip(name)}”`);
  const values = numbers.map((each) => {
    const value = toNumber(each);
    if (value === null) throw new FigureMistake(number, `“${clip(each)}” is not a number`);
    return value;
  });
  if (values.length === 0) throw new FigureMistake(number, 'the table has no numbers');
  if (values.length > MAX.rows) {
    throw new FigureMistake(number, `the table has at most ${MAX.rows} rows`);
  }
  return { input, values };
}

const startsOf = (inputs: CalculationInput[]): Values =>
  Object.fromEntries(inputs.map(({ name, start }) => [name, start]));

/** The results in one row of the table. */
export function resultsAt({ inputs, results, table }: Calculation, value: number): number[] {
  const names = inputs.map(({ name }) => name);
  const values = { ...startsOf(inputs), [table.input.name]: value };
  return results.map(({ formula }) => parseFormula(formula, names)(values));
}

function refuseNoValue({ number }: SourceLine, calculation: Calculation, index: number): void {
  const { input, values } = calculation.table;
  const wrong = values.find((value) => !Number.isFinite(resultsAt(calculation, value)[index]));
  if (wrong === undefined) return;
  throw new FigureMistake(number, `the result has no value where ${input.name} is ${wrong}`);
}
