import type { SolutionCard } from './copy.types';

export const solutionCards: SolutionCard[] = [
  {
    id: 'ai-analytics',
    title: 'AI & Analytics',
    description:
      'Forecasts, anomaly alerts and dashboards built on data you already hold, with the error rate shown beside every figure.',
  },
  {
    id: 'supply-chain',
    title: 'Supply Chain',
    description:
      'Stock, loads and supplier lead times in one plan that is recalculated each night and gives a reason for every line.',
  },
  {
    id: 'saas-platforms',
    title: 'SaaS Platforms',
    description:
      'Products for many customers at once, with billing, roles and audit trails, in Arabic and English from the first release.',
  },
  {
    id: 'web-development',
    title: 'Web Development',
    description:
      'Websites and customer portals that open quickly on an ordinary phone, in Arabic and English, and that your staff can edit.',
  },
];
