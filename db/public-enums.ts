/** The closed lists that public pages load. */

export const INTERESTS = ['ai-analytics', 'saas-platforms', 'supply-chain', 'other'] as const;
export type Interest = (typeof INTERESTS)[number];

export const INTEREST_LABELS: Record<Interest, string> = {
  'ai-analytics': 'AI & Analytics',
  'saas-platforms': 'SaaS Platforms',
  'supply-chain': 'Supply Chain Optimization',
  other: 'Other',
};

export const INSIGHT_CATEGORIES = [
  'AI & Analytics',
  'SaaS Platforms',
  'ERP Integration',
  'Supply Chain',
  'Digital Strategy',
] as const;
export type InsightCategory = (typeof INSIGHT_CATEGORIES)[number];

export const LANGUAGES = ['en', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];
