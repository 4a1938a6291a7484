import type { Outputs } from '../../lib/trpc';

export type CaseStudy = Outputs['caseStudies']['list'][number];
export type CaseStudyCard = Outputs['caseStudies']['cards'][number];
type Result = CaseStudy['results'][number];

const FALLBACK = 'Result';

/** The badge of a result: a string as it is, or an object's value and metric. */
export function resultLabel(result: Result): string {
  if (typeof result === 'string') return result || FALLBACK;
  return [result.value, result.metric].filter(Boolean).join(' ') || FALLBACK;
}

/** All parts of a result; missing ones are empty. */
export function resultParts(result: Result) {
  if (typeof result === 'string') return { value: '', metric: result || FALLBACK, description: '' };
  const { value, metric, description } = result;
  return {
    value: value ?? '',
    metric: metric || FALLBACK,
    description: description ?? '',
  };
}
