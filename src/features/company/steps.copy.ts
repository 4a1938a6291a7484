import { defineCopy } from '../../lib/copy';
import type english from './steps.copy.en';

/** How a project runs, on the home page and on the page about the firm. */
export type StepsCopy = typeof english;

export const stepsCopy = defineCopy<StepsCopy>('steps', {
  en: () => import('./steps.copy.en'),
  ar: () => import('./steps.copy.ar'),
});
