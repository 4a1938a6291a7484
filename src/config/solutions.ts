import type { SolutionId } from './site';
import { originalSlug } from './slugs';
import { topicSolutions } from './topic-solutions';
import { ownValue } from '../lib/own-value';

/** The slugs of a study and of an article under each solution. */
export const solutionProof: Record<SolutionId, readonly [study: string, article: string]> = {
  'ai-analytics': ['cold-store-orders', 'a-forecast-that-knows-when-ramadan-moves'],
  'saas-platforms': ['clinic-patient-portal', 'one-database-per-customer-or-one-for-all'],
  'supply-chain': ['one-order-book', 'lead-times-are-a-distribution-not-a-number'],
  'erp-integration': ['packaging-erp-integration', 'why-erp-projects-stall-in-month-five'],
  'web-development': ['hair-salon-website', 'thirty-checks-before-an-arabic-site-goes-live'],
};

/** The solutions of other studies, and of articles that are not about that of their category. */
const OF_SLUG: Partial<Record<string, SolutionId>> = {
  'arabic-product-search': 'web-development',
  'customs-documents': 'ai-analytics',
  'school-fees-platform': 'saas-platforms',
  'solar-washing-plan': 'ai-analytics',
  'five-countries-one-project-plan': 'erp-integration',
  'data-residency-what-to-ask-before-you-pick-a-region': 'saas-platforms',
  'hand-the-system-over-before-the-last-invoice': 'erp-integration',
  'projects-in-jordan': 'erp-integration',
  'projects-in-kuwait': 'saas-platforms',
  'projects-in-lebanon': 'web-development',
  'projects-in-saudi-arabia': 'erp-integration',
  'projects-in-the-uae': 'erp-integration',
  'the-letters-that-hide-products-from-arabic-search': 'web-development',
  'the-saved-hours-nobody-can-find': 'ai-analytics',
  'two-languages-two-addresses-one-website': 'web-development',
};

/** The solution that a study or an article is about, by its slug, else by the category of an article. */
export function solutionOf(slug: string, category = ''): SolutionId | undefined {
  const ids = Object.keys(solutionProof) as SolutionId[];
  const original = originalSlug(slug);
  const shown = ids.find((id) => solutionProof[id].includes(original));
  return shown ?? ownValue(OF_SLUG, original) ?? ownValue(topicSolutions, category);
}
