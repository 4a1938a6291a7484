import { defineCopy } from '../../lib/copy';

interface ApproachStep {
  title: string;
  text: string;
  /** Completes the words "You keep". */
  keep: string;
}

/** How a project runs, on the home page and on the page about the firm. */
export interface StepsCopy {
  heading: string;
  intro: string;
  youKeep: string;
  steps: ApproachStep[];
}

export const stepsCopy = defineCopy<StepsCopy>('steps', {
  en: () => import('./steps.copy.en'),
  ar: () => import('./steps.copy.ar'),
});
