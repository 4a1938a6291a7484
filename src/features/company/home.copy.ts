import { defineCopy } from '../../lib/copy';

/** The card of a solution on the home page. */
interface SolutionCard {
  id: 'ai-analytics' | 'supply-chain' | 'saas-platforms' | 'web-development';
  title: string;
  description: string;
}

/** The texts of the home page, without its lists and its form. */
export interface HomeCopy {
  /** The words in the middle stay on one line. */
  headline: [before: string, together: string, after: string];
  lead: string;
  bookCall: string;
  seeCases: string;
  /** A unit in words is set smaller. */
  facts: { value: string; unit?: string; meaning: string }[];
  /** Of the picture: what it shows, and the words at its stations. */
  art: { label: string; stations: string[] };
  solutionsHeading: string;
  solutionsIntro: string;
  cards: SolutionCard[];
  learnMore: string;
  contactHeading: string;
  contactIntro: string;
  contactFacts: { term: string; fact: string }[];
}

export const homeCopy = defineCopy<HomeCopy>('home', {
  en: () => import('./home.copy.en'),
  ar: () => import('./home.copy.ar'),
});
