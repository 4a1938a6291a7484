import type { SeedCaseStudy } from '../types';

export const schoolFeesPlatform: SeedCaseStudy = {
  title: 'School fees in two currencies, one balance per family',
  slug: 'school-fees-platform',
  searchTitle: 'School fees management in two currencies in Lebanon',
  industry: 'Education',
  location: 'Nine schools in Lebanon',
  team: 'Ours: 3 engineers. Theirs: 9 bursars, the head office',
  challenge: [
    'A school network in Lebanon billed 6,200 families in two currencies, from nine spreadsheets. Families who asked what they owed waited days to hear it.',
    'One school set its exchange rate on the 1st of the month, another on the 15th, and the bills of a family with children in both were never added up. Sibling discounts were worked out by hand, receipts for cash were written on paper, and the head office saw the open balances once a term. Absences and grades reached parents through whatever chat group the class preferred. The network had bought two systems and given them up, since neither could hold a bill in one currency and its payment in another.',
  ].join('\n\n'),
  solution:
    'A bill keeps the currency it was issued in, and a payment keeps its own, together with the exchange rate and the moment that rate was fixed. Any balance can therefore be retraced, line by line, years later. On the new SaaS platform each school is a tenant with its own fees, calendar and staff, and the head office sees all nine.',
  steps: [
    {
      title: 'Collect the exceptions',
      period: 'Weeks 1 to 4',
      text: 'The school with the most exceptions went first. Its 140 special cases, from a scholarship paid in another year to twins in two schools, became automated tests.',
      kept: 'the 140 cases, run again with every change',
    },
    {
      title: 'One balance, two currencies',
      period: 'Weeks 4 to 11',
      text: 'We began to build only once the auditor had agreed, on paper, to the rules for bills, payments, rates and rounding. Cashiers now print numbered receipts, and ledger entries reach the accounting system every night.',
      kept: 'the rules of rounding, signed by the auditor',
    },
    {
      title: 'Pages for a prepaid phone',
      period: 'Weeks 9 to 16',
      text: 'Parents use one account for all their children, in Arabic, French or English, with fees, absences and grades in one list. Pages stay under 100 kB.',
      kept: 'the pages, with the limit checked at every release',
    },
    {
      title: 'One school ahead, then eight',
      period: 'Weeks 15 to 26',
      text: 'The first school ran alone from week 15 to the end of the school year. The others joined in the summer break, when no bill is due, each with its own bursar at the keyboard.',
      kept: 'the import, and nine archived spreadsheets',
    },
  ],
  results: [
    {
      metric: 'Fees paid on time',
      value: '88%',
      description: 'Fees received by their due date.',
      from: '71%',
      to: '88%',
      measuredBy:
        'Share of the amount billed for the second term, against the second term a year earlier, converted at the rate of each bill.',
    },
    {
      metric: 'Payments in dispute',
      value: '0.6%',
      description: 'Payments that parents question.',
      from: '4.8%',
      to: '0.6%',
      measuredBy: 'Questions logged by the nine bursars, as a share of all payments of a term.',
    },
    {
      metric: 'Office work saved weekly',
      value: '9 h',
      description: 'Fee administration at each school.',
      from: '23 h',
      to: '14 h',
      measuredBy:
        'Written down by the bursars in two ordinary weeks before and after. Weeks in which bills go out take longer, both then and now.',
    },
  ],
  lessons: [
    'I sent the first bills on a Friday\nThe decision was mine. Over that weekend the school moved from its own rate to the network’s. On Monday 600 families saw an amount that differed from their paper bill, and the bursar spent the week explaining it. I still owe that bursar a week. The first line of a bill now shows the rate and the hour it was fixed.',
    'Grandparents pay too\nI ask every client who pays. Here I thought I knew, and required an account for each parent. But one payment in five comes from a grandfather, an aunt or a brother abroad. They wanted to help, and I had handed them a registration form. Now a payment needs a bill number and no account.',
  ].join('\n\n'),
  timeline: '6 months',
  stack: ['Laravel', 'PHP', 'Vue.js', 'MySQL', 'Redis'],
  featured: 'false',
  relatedInsight: 'one-database-per-customer-or-one-for-all',
};
