export type Values = Record<string, number>;
type Formula = (values: Values) => number;

const PART = /\s*(?:(\d+(?:\.\d+)?)|([a-z]\w*)|([-+*/()]))/iy;

type Operation = (a: number, b: number) => number;
const SUMS = new Map<string | undefined, Operation>([
  ['+', (a, b) => a + b],
  ['-', (a, b) => a - b],
]);
const PRODUCTS = new Map<string | undefined, Operation>([
  ['*', (a, b) => a * b],
  ['/', (a, b) => a / b],
]);

/** Numbers, names and signs; anything else ends in an error that quotes it. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  const end = text.trimEnd().length;
  PART.lastIndex = 0;
  for (let start = 0; start < end; start = PART.lastIndex) {
    const [part] = PART.exec(text) ?? [];
    if (part === undefined) throw new Error(`“${text.slice(start, start + 20).trim()}” is no part`);
    parts.push(part.trim());
  }
  return parts;
}

/**
 * Reads `(a + b) / 2 * c`. The browser reads it too, since the policy of the site lets no text be
 * evaluated.
 */
export function parseFormula(text: string, names: readonly string[]): Formula {
  const parts = partsOf(text);
  let at = 0;
  const chain = (signs: Map<string | undefined, Operation>, next: () => Formula) => {
    let left = next();
    for (let apply = signs.get(parts[at]); apply; apply = signs.get(parts[at])) {
      at += 1;
      const [a, b, join] = [left, next(), apply];
      left = (values) => join(a(values), b(values));
    }
    return left;
  };
  const sum = (): Formula => chain(SUMS, product);
  const product = (): Formula => chain(PRODUCTS, single);
  const single = (): Formula => {
    const part = parts[at];
    at += 1;
    if (part === undefined) throw new Error('it ends too early');
    if (part === '(') {
      const inner = sum();
      if (parts[at] !== ')') throw new Error('a bracket is not closed');
      at += 1;
      return inner;
    }
    if (/^\d/.test(part)) return () => Number(part);
    if (names.includes(part)) return (values) => values[part] ?? NaN;
    throw new Error(
      /^\w/.test(part) ? `nothing is called “${part}”` : `“${part}” has no place there`,
    );
  };
  const formula = sum();
  if (at < parts.length) throw new Error(`“${parts[at]}” has no place there`);
  return formula;
}

/** Large numbers without a fraction, as in money. */
export function formatResult(value: number, locale: string): string {
  if (!Number.isFinite(value)) return '–';
  const maximumFractionDigits = Math.abs(value) < 100 ? 2 : 0;
  return value.toLocaleString(locale, { maximumFractionDigits });
}
