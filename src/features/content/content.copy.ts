import type { InsightCategory } from '../../../db/public-enums';
import { defineCopy, type PluralForms } from '../../lib/copy';

interface StateCopy {
  title: string;
  text: string;
  action: string;
}

/** The texts around insights and case studies: their lists, cards and pages. */
export interface ContentCopy {
  categories: Record<InsightCategory | 'All', string>;
  readMore: string;
  readTime: string;
  featured: string;
  /** On the card of a study whose client is invented. */
  sample: string;
  /** `{date}`. */
  updated: string;
  /** Its text has `{title}`. */
  untranslated: StateCopy;
  home: {
    stories: string;
    allStudies: string;
    insights: string;
    allInsights: string;
  };
  studies: {
    subject: string;
    title: string;
    lead: string;
    list: string;
    /** Beside the number of studies. */
    counted: PluralForms;
    savings: string;
    efficiency: string;
    empty: StateCopy;
    failed: StateCopy;
    missing: StateCopy;
  };
  insights: {
    subject: string;
    title: string;
    lead: string;
    list: string;
    search: string;
    category: string;
    count: PluralForms;
    /** `{count}`, the text above, and `{category}`. */
    countIn: string;
    noMatch: StateCopy;
    empty: StateCopy;
    failed: StateCopy;
    newsletter: {
      heading: string;
      feed: string;
      email: string;
      placeholder: string;
      subscribe: string;
    };
  };
  article: {
    back: string;
    contents: string;
    copy: string;
    copied: string;
    copyFailed: string;
    studies: string;
    next: string;
  };
}

export const contentCopy = defineCopy<ContentCopy>('content', {
  en: () => import('./content.copy.en'),
  ar: () => import('./content.copy.ar'),
});

/** The name of a category; a category of its own is shown as it was written. */
export const categoryName = ({ categories }: ContentCopy, category: string): string =>
  (categories as Partial<Record<string, string>>)[category] ?? category;
