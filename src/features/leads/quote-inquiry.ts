import type { Language } from '../../../db/enums';
import { DATES } from '../../lib/dates';
import type { Lead } from './leads-cache';

const INTRODUCTIONS: Record<Language, (date: string) => string> = {
  en: (date) => `On ${date} you wrote:`,
  ar: (date) => `كتبتم في ${date}:`,
};

/** The message of an inquiry as mail programs quote it, in the language of the inquiry. */
export function quoteInquiry(
  { message, createdAt, language }: Pick<Lead, 'message' | 'createdAt' | 'language'>,
  timeZone: string,
): string {
  const lines = message.split('\n').map((line) => `> ${line}`.trimEnd());
  return [INTRODUCTIONS[language](DATES[language].date(createdAt, timeZone)), ...lines].join('\n');
}
