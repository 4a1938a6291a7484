import type { InsightCategory } from '../enums';

export interface SeedInsight {
  title: string;
  slug: string;
  /** What the page is called in search results, in words that people type there. */
  searchTitle: string;
  excerpt: string;
  category: InsightCategory;
  publishedAt: string;
  /** When it was corrected, if it was. */
  updatedAt?: string;
  /** Markdown. */
  content: string;
}

/** What an article in another language has of its own; the rest is as in the original. */
export type SeedTranslation = Pick<SeedInsight, 'title' | 'searchTitle' | 'excerpt' | 'content'>;

export interface SeedCaseStudy {
  title: string;
  slug: string;
  searchTitle: string;
  industry: string;
  challenge: string;
  solution: string;
  results: SeedResult[];
  timeline: string;
  stack: string[];
  featured: 'true' | 'false';
  location: string;
  team: string;
  steps: SeedStep[];
  /** A paragraph for each, with its heading in the first line. */
  lessons: string;
  /** The slug of an article. */
  relatedInsight: string;
}

/** What a study in another language has of its own; the rest is as in the original. */
export type SeedStudyTranslation = Omit<
  SeedCaseStudy,
  'slug' | 'stack' | 'featured' | 'relatedInsight'
>;

interface SeedResult {
  metric: string;
  value: string;
  description: string;
  from: string;
  to: string;
  measuredBy: string;
}

interface SeedStep {
  title: string;
  period: string;
  text: string;
  kept: string;
}

interface SeedPerson {
  name: string;
  role: string;
  city: string;
  languages: string[];
  history: string;
  introduction: string;
}

/** A person in both languages. */
export interface SeedMember {
  key: string;
  slug: string;
  en: SeedPerson;
  ar: SeedPerson;
}
