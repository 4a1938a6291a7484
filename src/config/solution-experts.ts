import type { SolutionId } from './site';

/** The slugs of the people who know most about each. */
export const solutionExperts: Record<SolutionId, string> = {
  'ai-analytics': 'noor-omari',
  'saas-platforms': 'hessa-al-mutlaq',
  'supply-chain': 'farah-nasser',
  'erp-integration': 'khaled-mansour',
  'web-development': 'elie-tannous',
};
