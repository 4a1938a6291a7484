import type { SolutionId } from '../../config/site';

const copy = {
  /** The words in the middle stay on one line. */
  headline: ['Transform your operations with ', 'AI-driven', ' solutions'] satisfies [
    before: string,
    together: string,
    after: string,
  ],
  lead: 'A remote digital transformation consultancy for the Middle East. For midsize companies we build forecasts, supply chain plans, SaaS platforms and websites, with ERP integration from the first day, and stay until your people run them without us.',
  bookCall: 'Book Discovery Call',
  seeCases: 'See Case Studies',
  /** A unit in words is set smaller. */
  facts: [
    { value: '25%', meaning: 'average cost savings' },
    { value: '40%', meaning: 'efficiency improvement' },
    { value: '24 h', meaning: 'to a first reply, on working days' },
  ] as { value: string; unit?: string; meaning: string }[],
  /** Of the picture: what it shows, and the words at its stations. */
  art: {
    label:
      'A lattice that grows from circles on the left to eight-pointed stars on the right. One path runs through it: Discover, Design, Build, Scale.',
    stations: ['Discover', 'Design', 'Build', 'Scale'],
  },
  solutionsHeading: 'Every project begins with a decision',
  solutionsIntro:
    'What to order, how to load a truck, what to charge: we are done when that decision takes less time and goes wrong less often.',
  /** Leads to the solution that has no card. */
  erp: 'Shop floor, scanners, online store and tax authority connected to one ledger, with nothing typed twice.',
  connectErp: 'What we build connects to the ERP you already run',
  cards: [
    {
      id: 'ai-analytics',
      title: 'AI & Analytics',
      description:
        'Data analytics on records you already hold: dashboards, anomaly alerts, and forecasts with the margin of error beside them.',
    },
    {
      id: 'supply-chain',
      title: 'Supply Chain',
      description:
        'Stock, loads and supplier lead times in one plan that is recalculated each night and explains every line.',
    },
    {
      id: 'saas-platforms',
      title: 'SaaS Platforms',
      description:
        'Products that serve many customers at once, with billing, roles and audit trails, in Arabic and English from the first release.',
    },
    {
      id: 'web-development',
      title: 'Web Development',
      description:
        'Websites and customer portals in Arabic and English that open quickly on an ordinary phone and that your own staff can edit.',
    },
  ] satisfies { id: SolutionId; title: string; description: string }[],
  learnMore: 'Learn more',
  contactHeading: 'Three sentences are enough',
  contactIntro:
    'Tell us what happens today, what it costs you and what should change. The people who do the work read your message and reply, usually with a few questions.',
  contactFacts: [
    { term: 'First reply', fact: 'Within 24 hours, on working days' },
    { term: 'Discovery call', fact: '30 minutes, no charge' },
    { term: 'Where we work', fact: 'Jordan, UAE, Saudi Arabia, Kuwait, Lebanon' },
  ],
};

export default copy;
