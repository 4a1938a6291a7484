import type { HeadsCopy } from './heads.copy';

const copy: HeadsCopy = {
  home: 'Home',
  '/': {
    title: 'Digital transformation consultancy for the Middle East',
    description:
      'A remote consultancy for Saudi Arabia, the UAE, Jordan, Kuwait and Lebanon: AI and analytics, SaaS platforms, ERP and supply chain. The first call is free.',
  },
  '/solutions': {
    title: 'AI, ERP and supply chain solutions in the Middle East',
    description:
      'AI and analytics, SaaS platforms, supply chain, ERP integration and web development: the problems we take on, how we solve them, and what to expect.',
  },
  '/solutions/ai-analytics': {
    title: 'AI and demand forecasting for Middle East companies',
    description:
      'How an AI and analytics project runs: eight weeks to an honest test against your rule of thumb, what you keep, and when we advise against it.',
  },
  '/solutions/saas-platforms': {
    title: 'SaaS platform development for the Middle East',
    description:
      'From a tool for one customer to a platform for many: stages, what you own, what we need from you, and when buying a product is the better choice.',
  },
  '/solutions/supply-chain': {
    title: 'Supply chain and inventory planning in the Middle East',
    description:
      'Stock records that match the shelf, then a plan that planners trust: the stages of a supply chain project, what you keep, and when to wait.',
  },
  '/solutions/erp-integration': {
    title: 'ERP integration and e-invoicing: KSA, UAE, Jordan',
    description:
      'Machines, shops and tax authorities connected to the ERP you own: a first connection in ten weeks, e-invoices that pass, and when to leave it alone.',
  },
  '/solutions/web-development': {
    title: 'Web development in Arabic and English',
    description:
      'A bilingual website in six to eight weeks: text before design, pages that open in under 1.5 seconds, forms that reach your systems, and what it costs to run.',
  },
  '/case-studies': {
    title: 'Digital transformation case studies, with results',
    description:
      'Sample case studies: what the work cost before, what was built and how the result is measured, set in Jordan, the UAE, Saudi Arabia, Kuwait and Lebanon.',
  },
  '/about': {
    title: 'About our remote digital transformation team',
    description:
      'A fully remote team for the Middle East, founded in 2024: who we are, four promises a client can hold us to, and how a project with us runs.',
  },
  '/insights': {
    title: 'Insights on ERP, AI and e-invoicing in the Middle East',
    description:
      'Articles for people who decide on systems in the Middle East: forecasting, multi-tenant SaaS, ERP integration, lead times, data residency and handover.',
  },
  '/contact': {
    title: 'Contact us or book a discovery call',
    description:
      'Write to a remote consultancy for the Middle East and get a reply within 24 hours, or book a 30-minute discovery call at no charge.',
  },
  '/privacy': {
    title: 'Privacy Policy',
    description:
      'What this website stores about its visitors and about people who write to us, for how long, and how to have it corrected or removed.',
  },
  '/terms': {
    title: 'Terms of Service',
    description:
      'The terms on which this website is offered: inquiries and proposals, acceptable use, intellectual property, liability and confidentiality.',
  },
};

export default copy;
