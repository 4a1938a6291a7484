import { withLatinDigits } from '../../../core/digits.schema';
import { FigureMistake, type SourceLine } from './figure-lines.schema';

/** A number, or a range with `from`; both as typed in `text`. */
export interface Value {
  text: string;
  to: number;
  from?: number;
}

const LONGEST = 24;
const LARGEST = 1e12;
const NUMBER = /^[-+]?\d+(?:\.\d+)?$/;
const DAY = /^(\d\d)-(\d\d)$/;

export const hasArabicDigits = (text: string) => /[٠-٩۰-۹]/.test(text);

/** Digits and signs of Arabic, thousands and percent signs are read too. */
function toNumeral(text: string): string {
  return withLatinDigits(text)
    .replaceAll(/[,٬]/g, '')
    .replace('٫', '.')
    .replace('−', '-')
    .replace(/[%٪]$/, '');
}

/** The number of a text; null if it is none. */
export function toNumber(text: string): number | null {
  if (text.length > LONGEST) return null;
  const latin = toNumeral(text);
  if (!NUMBER.test(latin)) return null;
  const number = Number(latin);
  return Math.abs(number) < LARGEST ? number : null;
}

/** The days before each month of a year without a leap day. */
export const MONTH_STARTS = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

/** The day of the year of `02-18`, counted from 0. */
function toDay(text: string): number | null {
  const [, month, day] = DAY.exec(text) ?? [];
  const start = MONTH_STARTS[Number(month) - 1];
  const end = MONTH_STARTS[Number(month)] ?? 365;
  if (start === undefined || Number(day) < 1 || Number(day) > end - start) return null;
  return start + Number(day) - 1;
}

/** A value of a series; null for `-`, where nothing was measured. */
export function readValue(line: SourceLine, text: string): Value | null {
  if (text === '-' || text === '–') return null;
  const number = toNumber(text);
  if (number === null) throw new FigureMistake(line.number, `“${clip(text)}” is not a number`);
  return { text, to: number };
}

/** `10..20`, or `02-18..03-19` for days of a year. */
export function readRange(line: SourceLine, text: string): Value & { isDays: boolean } {
  const [first = '', last = ''] = text.split('..');
  const days = [toDay(first), toDay(last)] as const;
  const isDays = days[0] !== null && days[1] !== null;
  const [from, to] = isDays ? days : [toNumber(first), toNumber(last)];
  if (from === null || to === null) {
    throw new FigureMistake(line.number, `“${clip(text)}” is not a range such as 10..20`);
  }
  if (from > to) throw new FigureMistake(line.number, `“${clip(text)}” ends before it begins`);
  return { text, from, to, isDays };
}

const LONGEST_QUOTE = 40;

/** A part of a line, short enough for a message. */
export const clip = (text: string) =>
  text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
