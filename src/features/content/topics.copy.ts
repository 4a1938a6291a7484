import type { InsightCategory } from '../../../db/public-enums';
import { defineCopy } from '../../lib/copy';

interface Topic {
  /** Of the page. */
  heading: string;
  /** For search engines and shared links. */
  title: string;
  /** 50 to 160 characters. */
  description: string;
  /** Below the heading. */
  text: string;
}

/** The list of articles of each category, which is a page of its own for search engines. */
export type TopicsCopy = Record<InsightCategory, Topic>;

export const topicsCopy = defineCopy<TopicsCopy>('topics', {
  en: () => import('./topics.copy.en'),
  ar: () => import('./topics.copy.ar'),
});
