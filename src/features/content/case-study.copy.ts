/** The labels of a case study's page. */
export interface CaseStudyCopy {
  back: string;
  featured: string;
  sample: string;
  industry: string;
  location: string;
  timeline: string;
  team: string;
  notStated: string;
  challenge: string;
  beforeAndAfter: string;
  solution: string;
  kept: string;
  results: string;
  from: string;
  to: string;
  measured: string;
  lessons: string;
  tools: string;
  liveSite: string;
  newTab: string;
  article: string;
  /** `{solution}`; leads to its page. */
  ofSolution: string;
  next: string;
}

export const caseStudyCopy: CaseStudyCopy = {
  back: 'Case Studies',
  featured: 'Featured',
  sample: 'Sample study: the client is invented',
  industry: 'Industry',
  location: 'Where',
  timeline: 'Timeline',
  team: 'Team',
  notStated: 'Not stated',
  challenge: 'Challenge',
  beforeAndAfter: 'Before and after',
  solution: 'Our Solution',
  kept: 'Kept by the client:',
  results: 'Key Results',
  from: 'From',
  to: 'To',
  measured: 'How measured.',
  lessons: 'What went wrong',
  tools: 'Tools',
  liveSite: 'Visit the live website',
  newTab: '(opens in a new tab)',
  article: 'The article behind it',
  ofSolution: '{solution}: stages and handover',
  next: 'Next study',
};
