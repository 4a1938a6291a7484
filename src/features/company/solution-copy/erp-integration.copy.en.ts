import type { SolutionPageCopy } from './solution-page.copy';

const copy: SolutionPageCopy = {
  heading: 'Your ERP stays. The retyping goes.',
  lead: 'In Riyadh and Dubai, Amman, Kuwait City and Beirut, we connect machines, scanners, stores and the tax authority to the enterprise resource planning (ERP) system you own. In Saudi Arabia, the UAE and Jordan, we get your e-invoices accepted. One production line or one store goes first, in parallel with paper; nothing is replaced overnight.',
  facts: [
    { label: 'First connection', value: '8 to 10 weeks' },
    { label: 'Whole company', value: '6 to 12 months' },
    { label: 'From us', value: '3 people' },
    { label: 'From you', value: 'An accountant and a foreman' },
  ],
  stages: [
    {
      when: 'Weeks 1 to 3',
      title: 'Follow the paperwork',
      text: 'We follow one delivery and one production order through every hand, system and stamp.',
      result: 'a map of each place where something is typed twice',
    },
    {
      when: 'Weeks 4 to 6',
      title: 'Master data',
      text: 'Before the first line or store is connected, each of its items gets one number, one base unit and one owner. The full list can take three months, as in the study above.',
      result: 'a list that warehouse, sales and accounting accept',
    },
    {
      when: 'Weeks 7 to 10',
      title: 'The first connection',
      text: 'One line, store or warehouse writes to the ERP for a month while the paper records continue.',
      result: 'both records compared day by day',
    },
    {
      when: 'Months 3 to 8',
      title: 'Two at a time',
      text: 'Other sites follow two at a time. Every message that fails goes to the person who can fix it, with the cause.',
      result: 'movements in the ERP within a minute',
    },
    {
      when: 'After that',
      title: 'One month closed together',
      text: 'Your accountants close a month while we watch, and the next one without us.',
      result: 'books that close in three to five days',
    },
  ],
  countries: {
    id: 'e-invoicing',
    title: 'E-invoicing, country by country',
    items: [
      {
        id: 'saudi-arabia',
        title: 'Saudi Arabia: ZATCA, phase two',
        text: 'Standard invoices are cleared on the Fatoora platform before the buyer receives them; simplified ones are reported within 24 hours. We run the authority’s rules over your customer and item records first, and correct what would be rejected.',
        articles: ['zatca-with-the-erp-you-already-have', 'projects-in-saudi-arabia'],
      },
      {
        id: 'uae',
        title: 'UAE: Peppol',
        text: 'Invoices go through an accredited provider: from January 1, 2027, if your revenue is 50 million dirhams or more, and from July 1, 2027, if it is less. We connect your ERP to that provider and check every invoice beforehand.',
        articles: ['uae-e-invoicing-choose-the-provider-last', 'projects-in-the-uae'],
      },
      {
        id: 'jordan',
        title: 'Jordan: JoFotara',
        text: 'Since April 1, 2025, your customer can deduct a purchase only if the invoice for it was issued through the national system or through software integrated with it. We connect your ERP, so that the invoices you issue qualify.',
        articles: ['jofotara-from-the-erp-you-already-run', 'projects-in-jordan'],
      },
      {
        id: 'other-countries',
        title: 'Egypt, Oman and their neighbors',
        text: 'Egypt has required e-invoices since 2020, and Oman begins with its large companies. One invoice record in your ERP serves every country, and each new one needs only an adapter of its own.',
        articles: ['e-invoicing-country-by-country'],
      },
    ],
  },
  deliverables: [
    {
      title: 'Interfaces, described message by message',
      text: 'With examples and tests, so that another firm could take them over.',
    },
    {
      title: 'A list of what failed',
      text: 'Each failure in plain words, with a button to send the message again.',
    },
    {
      title: 'E-invoices that pass',
      text: 'Checked against the rules of ZATCA, JoFotara or Peppol before they are sent.',
    },
    {
      title: 'Clean master data',
      text: 'And a rule for adding new items that keeps it clean.',
    },
  ],
  needs: [
    'A test system of your ERP, or permission to set one up.',
    'An accountant who knows how a month is closed.',
    'One line, store or warehouse whose manager or foreman wants to go first.',
  ],
  fits: [
    'At least one employee spends the whole day typing into one system what another already holds.',
    'Every day somebody promises a delivery date or places an order on figures more than a day old.',
    'Invoices come from two systems or more, and a truck cannot leave before the tax authority has cleared its invoice.',
  ],
  against: [
    'You are about to change the ERP. Settle the master data now and connect the new one.',
    'The ERP’s vendor already sells the connector you need. We will tell you which one, and set it up.',
    'No one can be named as the owner of the item list.',
  ],
  questions: [
    {
      question: 'Which ERP systems have you connected?',
      answer:
        'SAP Business One, Odoo and Microsoft Dynamics 365 most often, and older ones through their database or files where there is no other way in.',
    },
    {
      question: 'How much does ERP integration cost, and how long does it take?',
      answer:
        'A first connection takes 8 to 10 weeks and 120 to 150 person-days of our work; a whole company takes 6 to 12 months and 360 to 720. At 400 US dollars a day, a round number for comparison and not our rate, the first connection comes to 48,000 to 60,000 dollars. If you ask, our first reply states our rate.',
    },
    {
      question: 'Can you connect an online store, such as Salla, Zid or Shopify?',
      answer:
        'Yes, through the interfaces that these platforms publish: orders and customers go to the ERP, stock and prices come back. Each order carries a number of its own, so that a repeated message posts it once.',
    },
    {
      question: 'Do you replace our ERP, or implement a new one?',
      answer:
        'Neither. We connect the ERP that you run, and tell you when a new one is the better answer. Then we help you write the list of interfaces for whoever implements it.',
    },
    {
      question: 'What happens when a connection is down?',
      answer:
        'Messages wait in a queue and arrive in order, so work goes on. Those the ERP refuses are listed with the ERP’s own error message.',
    },
    {
      question: 'Does our ERP partner have to agree?',
      answer:
        'No, but it helps, and their contract stays as it is. We use published interfaces wherever the ERP has them, and never change its own tables.',
    },
    {
      question: 'Can we issue e-invoices from our ERP?',
      answer:
        'Yes: under ZATCA’s phase two in Saudi Arabia, through JoFotara in Jordan, and through an accredited Peppol provider in the UAE. The invoice is made from the ERP’s document, checked, signed where required and sent; the reply from the authority or provider is stored with it.',
    },
  ],
  cta: {
    heading: 'Typing the same figure into two systems?',
    text: 'Most pairs of systems can share it. Half an hour is enough to find out whether yours can.',
  },
};

export default copy;
