import type { SeedCaseStudy } from '../types';

export const oneOrderBook: SeedCaseStudy = {
  title: 'One order book for eleven warehouses',
  slug: 'one-order-book',
  searchTitle: 'Multi-warehouse order management in Saudi Arabia',
  industry: 'Building materials',
  location: 'Eleven warehouses between Riyadh and Dammam',
  team: 'Ours: 4 engineers. Theirs: 11 foremen, 1 dispatcher',
  challenge: [
    'Eleven warehouses of a building materials supplier in Saudi Arabia kept eleven stock ledgers. So the sales team promised cement that was already sold.',
    'On an ordinary Sunday a driver learned at the gate of a warehouse near Riyadh that half of his load was in another one, 60 km away. Many trucks left part full, and it took an order four hours and three pairs of hands to become a pick list. The ERP held the invoices, but its stock figures were corrected only once a month, after a count that closed each warehouse for a day.',
  ].join('\n\n'),
  solution:
    'One order book now sits on top of the existing ERP. It knows what each warehouse has, what is reserved and what is on the road, and it reserves stock the moment a salesperson confirms a line.',
  steps: [
    {
      title: 'Agree on what a bag of cement is called',
      period: 'Months 1 and 2',
      text: 'The foremen sat at the table while the item codes of eleven ledgers became a single list of 6,300 items. Four codes for the same item turned out to be normal.',
      kept: 'the list, with an owner for every item group',
    },
    {
      title: 'Connect the ERP before anything else',
      period: 'Month 3',
      text: 'Orders, customers and prices come from the ERP, and every movement goes back as one of the ERP’s own documents. Finance kept its screens and its month-end.',
      kept: 'the interface, documented message by message',
    },
    {
      title: 'Put the warehouse on a handheld',
      period: 'Months 4 and 5',
      text: 'Foremen scan goods in and out. The screens are in Arabic and Urdu and go on working without a signal, because two warehouses have none behind the racks.',
      kept: 'the app and a drawer of spare devices',
    },
    {
      title: 'Add one warehouse at a time',
      period: 'Months 5 to 8',
      text: 'The smallest warehouse went first, and every ten days another joined. For two weeks each ran its ledger alongside the system, and both were checked by counting. One of the later ones needed a third week.',
      kept: 'the counting routine, now an hour a week instead of a day a month',
    },
    {
      title: 'Fill the trucks',
      period: 'Months 8 and 9',
      text: 'A loading plan proposes which orders share a truck and is recalculated with every new order. The dispatcher decides, and gives a reason for each override.',
      kept: 'the plan, and a log of every override',
    },
  ],
  results: [
    {
      metric: 'From order to pick list',
      value: '9 min',
      description: 'Median time from a confirmed order to its pick list.',
      from: '4 h',
      to: '9 min',
      measuredBy:
        'Order timestamps. Before: a sample of 312 paper orders from two weeks. After: all 2,840 orders of four weeks, from the system.',
    },
    {
      metric: 'Part-loaded trips',
      value: '−18%',
      description: 'Trips a month that use less than 80% of the payload.',
      from: '1,150',
      to: '943',
      measuredBy:
        'Weighbridge records of all warehouses, average of the three months before the first one joined and of three months after the last. Sales volume differed by 2%.',
    },
    {
      metric: 'Stock records correct',
      value: '98.6%',
      description: 'Counted items that match the stock record.',
      from: '83%',
      to: '98.6%',
      measuredBy:
        'Full count of all warehouses in the last month before the project, and, after it, random counts of 400 items every month, by the client’s auditor.',
    },
  ],
  lessons: [
    'I asked for a scan at every move\nYou are in a warehouse outside Dammam at the end of a shift, and the foreman is scanning the whole day’s moves from memory. My first version asked for a scan at every move, so that the plan would be current to the minute. But he had trucks to load, and the scans came in the evening.\nWhat we do now: we ask for one scan when goods change hands, and for none when they only move.',
    'The Urdu was translated by an agency\nI do not read Urdu. Khaled, who speaks it, was one call away, and I sent the labels out. On the first morning a foreman showed me three that meant something else in the warehouse; the training sheets were already printed. An hour with him, before the printing, would have been enough. Since then the people who will read a label choose its wording.',
  ].join('\n\n'),
  timeline: '9 months',
  stack: ['TypeScript', 'Node.js', 'PostgreSQL', 'Kotlin', 'SAP Business One'],
  featured: 'true',
  relatedInsight: 'four-item-codes-for-one-carton',
};
