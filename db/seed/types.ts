import type { InsightCategory } from '../enums';

export interface SeedInsight {
  title: string;
  slug: string;
  excerpt: string;
  category: InsightCategory;
  publishedAt: string;
  /** Markdown. */
  content: string;
}

/** What an article in another language has of its own; the rest is as in the original. */
export type SeedTranslation = Pick<SeedInsight, 'title' | 'excerpt' | 'content'>;

export interface SeedCaseStudy {
  title: string;
  slug: string;
  industry: string;
  challenge: string;
  solution: string;
  results: { metric: string; value: string; description: string }[];
  timeline: string;
  stack: string[];
  featured: 'true' | 'false';
}
