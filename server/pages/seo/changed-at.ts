import { type FixedPath, solutionPath } from '../../../src/config/pages';
import { solutionIds } from '../../../src/config/site';

const SOLUTIONS = ['/solutions', ...solutionIds.map(solutionPath)];

/** When the texts of pages last changed whose content is in the code. */
export const CHANGED_AT: Partial<Record<FixedPath, string>> = {
  ...Object.fromEntries(SOLUTIONS.map((path) => [path, '2026-11-30'])),
  '/about': '2026-11-30',
  '/contact': '2026-11-30',
  '/accessibility': '2026-11-29',
  '/privacy': '2026-11-29',
  '/terms': '2026-11-29',
};
