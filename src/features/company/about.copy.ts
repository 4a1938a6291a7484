import type { Country } from '../../components/art/route-map';
import { defineCopy } from '../../lib/copy';

/** The texts of the page about the firm; its people are rows of the database. */
export interface AboutCopy {
  subject: string;
  title: string;
  lead: string;
  /** What the map shows, for those who cannot see it. */
  coverage: string;
  countries: Record<Country, string>;
  stats: { value: string; meaning: string }[];
  storyHeading: string;
  story: string[];
  /** For screen readers. */
  statements: string;
  missionHeading: string;
  mission: string;
  visionHeading: string;
  vision: string;
  team: {
    heading: string;
    intro: string;
    speaks: string;
    /** Names a list: `{name}`. */
    articles: string;
    sample: string;
  };
  valuesHeading: string;
  valuesIntro: string;
  values: { title: string; text: string }[];
  getInTouch: string;
  seeCases: string;
  /** An example of the four steps. */
  plan: {
    heading: string;
    intro: string;
    firstMonth: string;
    lastMonth: string;
    steps: { when: string; who: string }[];
  };
}

export const aboutCopy = defineCopy<AboutCopy>('about', {
  en: () => import('./about.copy.en'),
  ar: () => import('./about.copy.ar'),
});
