import type { SolutionId } from '../../config/site';
import { defineCopy } from '../../lib/copy';

/** The block of a solution on the solutions page. */
export interface Solution {
  id: SolutionId;
  title: string;
  subtitle: string;
  longDescription: string;
  tools: string[];
  problems: string[];
  approach: string[];
  outcomes: string[];
}

export interface SolutionsCopy {
  subject: string;
  title: string;
  lead: string;
  contents: string;
  /** Beside the solutions, for those who cannot choose. */
  unsure: string;
  bookCall: string;
  tools: string;
  problems: string;
  approach: string;
  outcomes: string;
  /** `{solution}`. */
  talk: string;
  /** `{solution}`; leads to its page. */
  details: string;
  study: string;
  /** Of one whose client is invented. */
  sampleStudy: string;
  article: string;
  solutions: Solution[];
}

export const solutionsCopy = defineCopy<SolutionsCopy>('solutions', {
  en: () => import('./solutions.copy.en'),
  ar: () => import('./solutions.copy.ar'),
});
