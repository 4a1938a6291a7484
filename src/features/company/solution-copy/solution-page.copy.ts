import { defineCopy } from '../../../lib/copy';
import type labels from './labels.copy.en';

/** The texts that the page of a solution adds to its block on the solutions page. */
export interface SolutionPageCopy {
  heading: string;
  lead: string;
  facts: { label: string; value: string }[];
  /** The stages of a project, in order. */
  stages: { when: string; title: string; text: string; result: string }[];
  /** What differs by country; `id` is the target of links, `articles` the slugs of the originals. */
  countries?: {
    id: string;
    title: string;
    items: { id: string; title: string; text: string; articles: string[] }[];
  };
  deliverables: { title: string; text: string }[];
  needs: string[];
  /** When it is worth its money: conditions, each of which is enough. */
  fits: string[];
  /** When we advise against it. */
  against: string[];
  questions: { question: string; answer: string }[];
  /** In the band at the end of the page. */
  cta: { heading: string; text: string };
}

export const solutionLabels = defineCopy<typeof labels>('solution-labels', {
  en: () => import('./labels.copy.en'),
  ar: () => import('./labels.copy.ar'),
});

const aiAnalytics = defineCopy<SolutionPageCopy>('ai-analytics', {
  en: () => import('./ai-analytics.copy.en'),
  ar: () => import('./ai-analytics.copy.ar'),
});
const saasPlatforms = defineCopy<SolutionPageCopy>('saas-platforms', {
  en: () => import('./saas-platforms.copy.en'),
  ar: () => import('./saas-platforms.copy.ar'),
});
const supplyChain = defineCopy<SolutionPageCopy>('supply-chain', {
  en: () => import('./supply-chain.copy.en'),
  ar: () => import('./supply-chain.copy.ar'),
});
const erpIntegration = defineCopy<SolutionPageCopy>('erp-integration', {
  en: () => import('./erp-integration.copy.en'),
  ar: () => import('./erp-integration.copy.ar'),
});
const webDevelopment = defineCopy<SolutionPageCopy>('web-development', {
  en: () => import('./web-development.copy.en'),
  ar: () => import('./web-development.copy.ar'),
});

/** One for each page, so that none carries the texts of the others. */
export const solutionPageCopies = {
  'ai-analytics': aiAnalytics,
  'saas-platforms': saasPlatforms,
  'supply-chain': supplyChain,
  'erp-integration': erpIntegration,
  'web-development': webDevelopment,
};
