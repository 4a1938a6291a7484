import type { Outputs } from '../../lib/trpc';

export type CaseStudy = Outputs['caseStudies']['list'][number];
type Result = CaseStudy['results'][number];

const FALLBACK = 'Result';

/** A result as a badge: a string is itself, an object its value and metric. */
export function resultLabel(result: Result): string {
  if (typeof result === 'string') return result || FALLBACK;
  return [result.value, result.metric].filter(Boolean).join(' ') || FALLBACK;
}

/** A result in full: each part that is there. */
export function resultParts(result: Result) {
  if (typeof result === 'string') return { value: '', metric: result || FALLBACK, description: '' };
  const { value, metric, description } = result;
  return {
    value: value ?? '',
    metric: metric || (value ? '' : FALLBACK),
    description: description ?? '',
  };
}

/** `-31%` as the number and its unit, which is set smaller. */
export function splitFigure(value: string): { number: string; unit: string } {
  const [number = value] = /^[-+]?[\d.,]+/.exec(value) ?? [];
  return { number, unit: value.slice(number.length).trimStart() };
}
