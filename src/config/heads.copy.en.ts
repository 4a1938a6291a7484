import type { HeadsCopy } from './heads.copy';

const copy: HeadsCopy = {
  home: 'Home',
  '/': {
    title: 'AI-driven solutions for operations',
    description:
      'A remote consultancy for the Middle East: AI and analytics, SaaS platforms, ERP integration and supply chain, built so that your own people can run them.',
  },
  '/solutions': {
    title: 'Solutions for AI, supply chain and ERP',
    description:
      'AI and analytics, SaaS platforms, supply chain, ERP integration and web development: the problems we take on, how we go about them, and what to expect.',
  },
  '/case-studies': {
    title: 'Case studies with measured results',
    description:
      'What work cost before, what we built and what was measured afterwards: projects in Jordan, the UAE, Saudi Arabia, Kuwait and Lebanon.',
  },
  '/about': {
    title: 'About the team that hands systems over',
    description:
      'A fully remote team for the Middle East, founded in 2024: who we are, four habits a client can hold us to, and how a project with us runs.',
  },
  '/insights': {
    title: 'Insights on data, platforms and ERP',
    description:
      'Articles for people who decide on systems in the Middle East: forecasting, tenancy, ERP integration, lead times, data residency and handover.',
  },
  '/contact': {
    title: 'Contact us or book a discovery call',
    description:
      'Write to a remote engineering team for the Middle East and get a reply within 24 hours, or book a 30-minute discovery call at no charge.',
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
