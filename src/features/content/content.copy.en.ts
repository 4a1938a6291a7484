import type { InsightCategory } from '../../../db/public-enums';
import type { PluralForms } from '../../lib/copy';

const copy = {
  categories: {
    All: 'All',
    'AI & Analytics': 'AI & Analytics',
    'SaaS Platforms': 'SaaS Platforms',
    'ERP Integration': 'ERP Integration',
    'Supply Chain': 'Supply Chain',
    'Digital Strategy': 'Digital Strategy',
  } satisfies Record<InsightCategory | 'All', string>,
  readMore: 'Read more',
  readTime: '5 min read',
  featured: 'Featured',
  /** On the card of a study whose client is invented. */
  sample: 'Sample',
  /** `{date}`. */
  updated: 'Updated {date}',
  /** Its text has `{title}`. */
  untranslated: {
    title: 'This page is in Arabic only',
    text: '“{title}” has not been translated yet.',
    action: 'Read the Arabic original',
  },
  home: {
    admits: 'Every study says what went wrong. Every solution says when not to buy it.',
    stories: 'Success Stories',
    allStudies: 'All case studies',
    insights: 'Latest Insights',
    allInsights: 'View All Insights',
  },
  studies: {
    subject: 'Case studies in digital transformation',
    title: 'What changed, and by how much',
    lead: 'Each study says how long the work took and who did it, what we built, what was measured and what we got wrong.',
    list: 'All case studies',
    /** Beside the number of studies. */
    counted: { one: 'case study', other: 'case studies' } as PluralForms,
    savings: 'average cost savings',
    efficiency: 'efficiency improvement',
    empty: {
      title: 'No Case Studies Available',
      text: 'We are writing up new work. Yours could be next.',
      action: 'Discuss Your Project',
    },
    failed: {
      title: 'Unable to Load Case Studies',
      text: 'The list did not arrive. Please try again in a moment, or tell us.',
      action: 'Contact Support',
    },
    missing: {
      title: 'Case Study Not Found',
      text: 'It may have been renamed, or it could not be loaded.',
      action: 'Back to the case studies',
    },
  },
  insights: {
    subject: 'Insights on ERP, AI and e-invoicing',
    title: 'Notes from our projects',
    lead: 'We write about the work we do, mistakes included. Each article contains a checklist, a calculation or a test that you can use the same day.',
    list: 'Articles',
    search: 'Search insights',
    /** `{count}`. */
    showAll: 'Show all {count} insights',
    category: 'Category',
    count: { one: '{count} Insight', other: '{count} Insights' } as PluralForms,
    /** `{count}`, the text above, and `{category}`. */
    countIn: '{count} in {category}',
    noMatch: {
      title: 'No Insights Match',
      text: 'Nothing we have written matches this search and category.',
      action: 'Clear Filters',
    },
    empty: {
      title: 'No Insights Yet',
      text: 'The first articles are being written.',
      action: 'Ask us instead',
    },
    failed: {
      title: 'Unable to Load Insights',
      text: 'The list did not arrive. Your connection may have dropped for a moment.',
      action: 'Load the page again',
    },
    newsletter: {
      heading: 'A newsletter only when there is something to say',
      note: 'The newsletter has not started yet, so nothing you type here is sent. Until it starts, follow the articles through the feed.',
      feed: 'Follow the Atom feed',
      email: 'Email for the newsletter',
      placeholder: 'you@company.com',
      subscribe: 'Subscribe',
    },
  },
  article: {
    sample: 'Sample profile: this person is invented',
    back: 'Insights',
    contents: 'On this page',
    copy: 'Copy link',
    copied: 'Link copied',
    copyFailed: 'Error copying link',
    /** `{solution}`. */
    solution: 'How such a project runs: {solution}',
    studies: 'From our case studies',
    next: 'Read next',
  },
};

export default copy;
