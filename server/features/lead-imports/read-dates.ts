import { withLatinDigits } from '../../core/digits.schema';

/** 31/10/2026, 31.10.2026 or 31-10-2026, with or without a time. */
const WRITTEN = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?:,? +(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;

const twoDigits = (text = '0') => text.padStart(2, '0');

/**
 * Reads the dates of a column as ISO 8601, in UTC. The day is first, unless a date of the column can only
 * have the month first. What is no such date stays as it is.
 */
export function dateReader(column: Iterable<string>): (text: string) => string {
  const isMonthFirst = [...column].some((text) => {
    const [, first, , second] = WRITTEN.exec(withLatinDigits(text)) ?? [];
    return Number(first) <= 12 && Number(second) > 12;
  });
  return (text) => {
    const latin = withLatinDigits(text);
    const found = WRITTEN.exec(latin);
    if (!found) return latin;
    const [, first, , second, year, hour, minute, seconds] = found;
    const [day, month] = isMonthFirst ? [second, first] : [first, second];
    const date = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
    if (hour === undefined) return date;
    return `${date}T${twoDigits(hour)}:${minute}:${twoDigits(seconds)}Z`;
  };
}
