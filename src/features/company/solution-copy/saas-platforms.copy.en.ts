import type { SolutionPageCopy } from './solution-page.copy';

const copy: SolutionPageCopy = {
  heading: 'A product your customers pay for, and your staff can run',
  lead: 'SaaS platform development for the Gulf and the Levant: we turn the tool that works for one customer into a platform that serves many, and bills them in riyals, dirhams and dinars. Each customer’s data is kept separate from the first day, Arabic is there from the first screen, and one customer pays for the product before the others move to it.',
  facts: [
    { label: 'First paying customer', value: '4 to 6 months' },
    { label: 'New customer set up', value: 'Under an hour' },
    { label: 'From us', value: '3 or 4 people' },
    { label: 'From you', value: 'A product owner' },
  ],
  stages: [
    {
      when: 'Weeks 1 to 3',
      title: 'On paper',
      text: 'Customers, roles and prices are mapped, and the map is tested on the three most difficult customers.',
      result: 'a design that holds for the difficult ones',
    },
    {
      when: 'Weeks 4 to 8',
      title: 'A prototype to click through',
      text: 'Six people from two of your customers do a day’s work in it, in Arabic and English.',
      result: 'screens in which real tasks were finished',
    },
    {
      when: 'Months 3 to 4',
      title: 'Built two weeks at a time',
      text: 'You get working software every two weeks, and your staff check the rules for access and billing, which are written as tests they can read.',
      result: 'a release on your infrastructure',
    },
    {
      when: 'Months 4 to 6',
      title: 'First to pay',
      text: 'The first customer moves over, with all their data. We sit with their staff for the first week.',
      result: 'an invoice, and the money for it',
    },
    {
      when: 'After that',
      title: 'The others, in groups',
      text: 'Five at a time, each set up by your staff, until none is left on the old tool.',
      result: 'a platform that grows without a developer',
    },
  ],
  deliverables: [
    {
      title: 'The code, its tests and build tools',
      text: 'In your account from the first line.',
    },
    {
      title: 'A trail of every change',
      text: 'Who saw or changed a record, and when, in words that a customer understands.',
    },
    {
      title: 'Invoices that add up',
      text: 'From usage to amount, each line can be traced and explained.',
    },
    {
      title: 'A complete export',
      text: 'A customer who leaves can download everything without asking anyone.',
    },
  ],
  needs: [
    'A product owner, two days a week, with the authority to say no.',
    'Three customers who would be glad to try it.',
    'The spreadsheet you bill from today.',
  ],
  fits: [
    'Five customers already pay for your tool, and at least as many have asked when they can have it.',
    'Installing and correcting the tool, customer by customer, keeps at least one developer busy all year.',
    'At least five of your branches serve the same people, and each keeps them in a list of its own.',
  ],
  against: [
    'You have one customer and no second in sight. Improving the tool you have costs less.',
    'A product on the market does nine-tenths of it. Buy that, and have custom software written only for the rest.',
    'The price has not been settled, and you hope that the software will settle it.',
  ],
  questions: [
    {
      question: 'One database for all, or one for each customer?',
      answer:
        'It depends on who audits you and how large the largest customer is. We calculate the cost of both with your numbers before we choose.',
    },
    {
      question: 'What does a SaaS platform cost to build, and how long does it take?',
      answer:
        'A first release that one customer pays for takes four to six months and 240 to 480 person-days of our work: 96,000 to 192,000 US dollars at 400 a day, a round number for comparison and not our rate. The price is fixed after the prototype.',
    },
    {
      question: 'Can we begin with an MVP?',
      answer:
        'Yes, if it is the first release of the product and not a throwaway: one paying customer, one complete task, and under it a multi-tenant base that has room for the rest. Reports, integrations and whatever only the tenth customer needs can wait.',
    },
    {
      question: 'Who runs it at night?',
      answer:
        'For the first three months we do, together with your staff, with an on-call schedule and a handbook. After that they do it alone.',
    },
    {
      question: 'Can our data stay in the country?',
      answer:
        'Yes. We deploy to the region that your customers’ contracts name, or to machines you own, from the same code.',
    },
    {
      question: 'What will hosting cost?',
      answer:
        'You see it per customer per month from the first release, since you cannot set a price without it.',
    },
  ],
  cta: {
    heading: 'Talk to us before you make the tenth copy.',
    text: 'Copies are sometimes cheaper than a platform. We work out both with your numbers.',
  },
};

export default copy;
