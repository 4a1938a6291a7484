import type { SolutionId } from './site';

/** The solutions that categories of articles are about. */
export const topicSolutions: Partial<Record<string, SolutionId>> = {
  'AI & Analytics': 'ai-analytics',
  'ERP Integration': 'erp-integration',
  'SaaS Platforms': 'saas-platforms',
  'Supply Chain': 'supply-chain',
};
