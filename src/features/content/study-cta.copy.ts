import type { SolutionId } from '../../config/site';
import { defineCopy } from '../../lib/copy';

/** The band at the end of a study, by the solution that the study is about. */
export type StudyCta = Record<SolutionId, { heading: string; text: string }>;

export const studyCta = defineCopy<StudyCta>('study-cta', {
  en: () => import('./study-cta.copy.en'),
  ar: () => import('./study-cta.copy.ar'),
});
