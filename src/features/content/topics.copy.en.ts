import type { TopicsCopy } from './topics.copy';

const copy: TopicsCopy = {
  'AI & Analytics': {
    heading: 'Forecasting and AI in Arabic',
    title: 'Articles on forecasting and AI in Arabic',
    description:
      'How a forecast learns Ramadan, how to test software that reads Arabic invoices, and what to ask an assistant before it answers from your documents.',
    text: 'A model is worth what it changes in an order, a shift or an answer. The articles show how to test that before anyone depends on it.',
  },
  'SaaS Platforms': {
    heading: 'Multi-tenant SaaS and Arabic search',
    title: 'Articles on multi-tenant SaaS and Arabic search',
    description:
      'One database per customer or one for all, billing in five currencies, and search that finds a product however its Arabic name is spelled.',
    text: 'Some choices about a platform are cheap in the first week and expensive in the second year. Here are the ones we are asked about most, with the consequences of each answer.',
  },
  'ERP Integration': {
    heading: 'Item codes, tax invoices and stalled projects',
    title: 'Articles on ERP integration and e-invoicing',
    description:
      'ZATCA with SAP, Odoo and Dynamics, e-invoicing dates in Saudi Arabia, the UAE and Jordan, duplicate item codes, and why ERP projects stall in month five.',
    text: 'The ERP itself seldom fails. The damage is done by what is entered late, twice or not at all. These articles are about those entries, and about the dates on which a tax authority begins to read them.',
  },
  'Supply Chain': {
    heading: 'Lead times, buffers and cold chains',
    title: 'Articles on lead times, buffers and cold chains',
    description:
      'Lead times as a distribution, the buffer that late deliveries justify, and what a temperature log proves: supply chain questions worked out in figures.',
    text: 'Stock is a bet on how late things arrive, and in what state. Each article takes one such bet apart, and one lets you enter your own figures.',
  },
  'Digital Strategy': {
    heading: 'Five countries, data residency and handover',
    title: 'Articles on project plans, data residency and handover',
    description:
      'How a project plan changes in five countries, where data may be stored, how to take over a system, and how to find the hours that it saved.',
    text: 'The questions that come before a project and after it, whatever the system: what to ask, what to check and what to measure.',
  },
};

export default copy;
