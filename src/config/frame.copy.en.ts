import type { CtaTopic } from './frame.copy';
import type { legalPaths, menuPaths, SolutionId } from './site';

const copy = {
  skip: 'Skip to content',
  tagline:
    'Analytics, SaaS platforms, ERP integration and supply chain systems for companies in the Middle East.',
  location: 'Remote Global Team',
  /** `{year}` and `{name}`. */
  copyright: '© {year} {name}. All rights reserved.',
  pages: {
    '/solutions': 'Solutions',
    '/case-studies': 'Case Studies',
    '/about': 'About',
    '/insights': 'Insights',
    '/contact': 'Contact',
    '/accessibility': 'Accessibility',
    '/privacy': 'Privacy Policy',
    '/terms': 'Terms of Service',
  } satisfies Record<(typeof menuPaths)[number] | (typeof legalPaths)[number], string>,
  solutions: {
    'ai-analytics': 'AI & Analytics',
    'saas-platforms': 'SaaS Platforms',
    'supply-chain': 'Supply Chain',
    'erp-integration': 'ERP Integration',
    'web-development': 'Web Development',
  } satisfies Record<SolutionId, string>,
  headings: { solutions: 'Solutions', company: 'Company', contact: 'Contact' },
  /** Labels of groups of links, for screen readers. */
  groups: {
    main: 'Main',
    menu: 'Menu',
    solutions: 'Solutions links',
    company: 'Company links',
    trail: 'Breadcrumb',
  },
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  bookCall: 'Book Discovery Call',
  chat: 'Chat with us',
  newAnswer: 'New answer',
  /** The other language in its own words, and what its link says to a screen reader. */
  otherLanguage: 'العربية',
  otherLanguageLabel: 'هذه الصفحة بالعربية',
  missing: {
    title: '404 Page Not Found',
    text: 'Did you forget to add the page to the router?',
    home: 'Back to the home page',
  },
  /** The band at the end of most pages. */
  cta: {
    process: {
      heading: 'Start with the process everybody works around.',
      text: 'A 30-minute call gives you a first opinion, at no charge.',
    },
    solution: {
      heading: 'Not sure which of the five you need?',
      text: 'A few sentences about the process are usually enough to find out. Sometimes the answer is none of them.',
    },
    figure: {
      heading: 'Which figure should look different in a year?',
      text: 'The first call is about where it stands today and what it would take to move it.',
    },
    article: {
      heading: 'Did something here sound like your company?',
      text: 'Every article is signed. Book a free call with the person who wrote it, and bring a figure you doubt.',
    },
    author: {
      heading: 'Ask {name} about your own case.',
      text: 'Book a free call with the author. One real example from your own desk is enough to start with.',
    },
    people: {
      heading: 'Ask for any of us by name.',
      text: 'The person you name joins the first call.',
    },
    consultation: 'Schedule a Consultation',
    proposal: 'Request a Proposal',
  } satisfies Record<CtaTopic, { heading: string; text: string }> & Record<string, unknown>,
  dayWords: {
    form: '{month} {day}, {year}',
    months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  },
  /** A page that could not be rendered. */
  failure: {
    title: 'This Page Could Not Be Loaded',
    text: 'Something went wrong on our side. Please try again in a moment.',
    again: 'Load the page again',
  },
};

export default copy;
