/** The labels of a case study's page. */
export const caseStudyCopy = {
  back: 'Case Studies',
  featured: 'Featured',
  sample: 'Sample study: the client is invented',
  industry: 'Industry',
  location: 'Where',
  timeline: 'Timeline',
  team: 'Team',
  notStated: 'Not stated',
  contents: 'On this page',
  challenge: 'Challenge',
  beforeAndAfter: 'Before and after',
  /** Below each of its two pictures. */
  before: 'Before',
  after: 'After',
  solution: 'Our Solution',
  kept: 'What the client keeps:',
  results: 'Key Results',
  from: 'Before',
  to: 'After',
  measured: 'How it was measured.',
  lessons: 'What went wrong',
  writtenBy: 'In the words of',
  tools: 'Tools',
  liveSite: 'Visit the live website',
  newTab: '(opens in a new tab)',
  article: 'Related article',
  /** `{solution}`; leads to its page. */
  ofSolution: '{solution}: stages and handover',
  next: 'Next study',
};

export type CaseStudyCopy = typeof caseStudyCopy;
