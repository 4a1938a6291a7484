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
      'Forecasts, SaaS platforms, stock planning, ERP integration and bilingual websites: the problems behind each, our approach, and outcomes you can check.',
  },
  '/solutions/ai-analytics': {
    title: 'AI and demand forecasting for Middle East companies',
    description:
      'Demand forecasts for Saudi Arabia, the UAE and Jordan, tested on your own records in eight weeks. If your rule of thumb wins, most of the budget is still yours.',
  },
  '/solutions/saas-platforms': {
    title: 'SaaS platform development for the Middle East',
    description:
      'From a tool for one customer to a platform for many, in Arabic and English: a first paying customer after four to six months, and when to buy instead.',
  },
  '/solutions/supply-chain': {
    title: 'Supply chain and inventory planning in the Middle East',
    description:
      'A first site whose stock records match the shelf for 97 of 100 items in eight weeks, then a plan that planners trust. How it runs, and when to wait.',
  },
  '/solutions/erp-integration': {
    title: 'ERP integration and e-invoicing: KSA, UAE, Jordan',
    description:
      'Machines, stores, ZATCA and JoFotara connected to the ERP you own: a first connection in ten weeks, e-invoices that pass, and when not to connect at all.',
  },
  '/solutions/web-development': {
    title: 'Arabic website development for the Gulf and Levant',
    description:
      'A bilingual website in six to eight weeks: text before design, pages that open in under 1.5 seconds, forms that reach your systems, and no license fees.',
  },
  '/case-studies': {
    title: 'Digital transformation case studies, with results',
    description:
      'Sample case studies from cold stores, clinics, customs and schools in five countries: who did the work, what was built, what changed and what went wrong.',
  },
  '/about': {
    title: 'About our remote digital transformation team',
    description:
      'A fully remote team for the Middle East, founded in 2024: who you will talk to, four promises to hold us to, and a nine-month project step by step.',
  },
  '/insights': {
    title: 'Insights on ERP, AI and e-invoicing in the Middle East',
    description:
      'Signed articles on ERP, e-invoicing, forecasting, Arabic search and data residency. Each has a checklist, a calculation or a test to use the same day.',
  },
  '/contact': {
    title: 'Contact us or book a discovery call',
    description:
      'Write to a remote consultancy for the Middle East and get a reply within 24 hours on working days, or book a 30-minute call at no charge.',
  },
  '/accessibility': {
    title: 'Accessibility statement',
    description:
      'Which accessibility standard this website aims for in English and Arabic, how it is tested, what does not work well yet, and whom to write to.',
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
