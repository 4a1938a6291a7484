/** The closed lists that public pages load. */

export const INTERESTS = ['ai-analytics', 'saas-platforms', 'supply-chain', 'other'] as const;
export type Interest = (typeof INTERESTS)[number];

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
