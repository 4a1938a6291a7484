import { featuredStudies } from './featured-studies';
import type { SeedCaseStudy } from './types';

// Samples: these studies show what the screens can hold; the clients are invented.
export const caseStudies: SeedCaseStudy[] = [
  ...featuredStudies,
  {
    title: 'Six chairs, booked after closing time',
    slug: 'hair-salon-website',
    industry: 'Beauty & Wellness',
    challenge: [
      'A hair salon in Beirut, Lebanon, took every booking by phone between two haircuts and lost those guests who found the time to call only after closing.',
      'The appointment book lay at the front desk. Two guests stood before the same chair about nine times a month, and a color treatment of three hours was regularly written into a slot of one. The old website was a single picture with a phone number. It took eleven seconds to appear on a mobile line, and nobody at the salon could change the prices on it.',
    ].join('\n\n'),
    solution: [
      'The new website shows services, prices and stylists, and takes online bookings at any hour. A guest picks a service and, if it matters, a stylist; the calendar offers only times that are long enough, with the waiting time that color needs already counted in. A confirmation and a reminder follow, and a booking can be moved or canceled up to six hours before.',
      'Pages are rendered on the server, pictures are cut to the width of the phone, and the first page weighs 190 kB. The owner changes prices, opening hours and days off from a phone.',
      'Of the seven weeks, one went into watching the front desk, four into building, and two into running the website beside the paper book.',
    ].join('\n\n'),
    results: [
      {
        metric: 'Bookings made online',
        value: '62%',
        description:
          'The share of bookings made on the website rose from 0% to 62% in the third month after launch.',
      },
      {
        metric: 'Double bookings',
        value: '−89%',
        description: 'Double bookings fell from 9 a month to 1.',
      },
      {
        metric: 'First page on mobile',
        value: '1.1 s',
        description: 'The first page went from 11 seconds to 1.1 seconds on the same mobile line.',
      },
    ],
    timeline: '7 weeks',
    stack: ['Astro', 'TypeScript', 'Tailwind CSS', 'SQLite'],
    featured: 'false',
  },
  {
    title: 'Books that close in three days instead of fourteen',
    slug: 'packaging-erp-integration',
    industry: 'Manufacturing',
    challenge: [
      'A packaging manufacturer in Jordan closed its books fourteen days into the next month, since shop floor, warehouse and ERP disagreed on what was made.',
      'Operators wrote their output on shift sheets, a clerk typed them into the ERP two days later, and purchasing trusted only a spreadsheet of its own. The three agreed on 81% of production orders. A rush order could not be priced with any confidence, since scrap was known only as a yearly average. An attempt to replace every system at once had been stopped in its fifth month.',
    ].join('\n\n'),
    solution: [
      'Nothing that worked was replaced. An ERP integration between 22 extrusion and printing lines, the warehouse and the ERP records each quantity once, where it arises. Machines report meters, weight and stops over OPC UA, pallets carry a label that the warehouse scans, and the ERP receives every movement within a minute as one of its own document types.',
      'When one side is down, messages wait in a queue. Those that fail are listed for the shift lead with the reason and a button to send them again, so a wrong unit is corrected by the person who knows it.',
      'Before the first line was connected, we settled the master data with the plant: one number, one unit and one owner for each of 3,800 articles.',
    ].join('\n\n'),
    results: [
      {
        metric: 'Gained at month-end',
        value: '11 days',
        description: 'Closing the books went from 14 days after month-end to 3 days.',
      },
      {
        metric: 'Production orders in agreement',
        value: '97%',
        description:
          'Orders on which shop floor, warehouse and ERP show the same quantity rose from 81% to 97%.',
      },
      {
        metric: 'Unexplained material loss',
        value: '−37%',
        description: 'Material that no record accounts for fell from 3.8% to 2.4% of input.',
      },
    ],
    timeline: '11 months',
    stack: ['Odoo', 'OPC UA', 'RabbitMQ', 'Python', 'PostgreSQL', 'Grafana'],
    featured: 'false',
  },
  {
    title: 'Customs files complete before the ship docks',
    slug: 'customs-documents',
    industry: 'Logistics and customs',
    challenge: [
      'A freight forwarder in Kuwait typed every customs declaration twice, and one file in five came back because one document was missing or contradictory.',
      'Invoices, packing lists and certificates of origin arrived by email in Arabic, English and Chinese, often as photographs. Eleven clerks copied the item lines into a declaration and then again into billing. A weight that differed between two papers went unseen until the container stood in Shuwaikh and storage was charged by the day. Which goods need which permit was known to three people, and one of them was about to retire.',
    ].join('\n\n'),
    solution: [
      'Incoming papers are read by a document model that extracts item lines, weights, values and origin, each with a confidence and the spot on the page it was taken from. Clerks see paper and draft side by side and look at what is marked. Where the model is unsure of a tariff heading it proposes three and decides nothing.',
      'Rules written down with the three experienced clerks name the permits for each heading and stop a file whose papers contradict one another. A finished draft goes to the declaration system and to billing in the ERP without being typed again.',
      'Corrections are used to retrain the model once a month. A new version goes live only if it does better on 500 files that it has never seen.',
    ].join('\n\n'),
    results: [
      {
        metric: 'Files sent back',
        value: '−71%',
        description: 'Declarations returned by customs fell from 21% to 6%.',
      },
      {
        metric: 'Work per declaration',
        value: '14 min',
        description: 'Clerk time for one declaration went from 52 minutes to 14 minutes.',
      },
      {
        metric: 'From unloading to release',
        value: '2.1 days',
        description: 'The median stay of a container in port fell from 4 days to 2.1 days.',
      },
    ],
    timeline: '8 months',
    stack: ['Python', 'PyTorch', 'FastAPI', 'PostgreSQL', 'React'],
    featured: 'false',
  },
  {
    title: 'Arabic search that accepts every usual spelling',
    slug: 'arabic-product-search',
    industry: 'Online retail',
    challenge: [
      'An online home goods retailer in the UAE lost one Arabic search in three: its shop showed nothing unless a word was spelled exactly as in the catalog.',
      'Shoppers write with or without hamza, attach the article or drop it, and type Arabic in Latin letters and digits. The 48,000 product names came from four translators who had four words for a floor lamp. Visitors who met an empty page left within twenty seconds. The merchandising team added about thirty synonyms a week by hand and never saw the end of the list.',
    ].join('\n\n'),
    solution: [
      'Search now compares forms of a word as well as meanings. An Arabic analyzer evens out hamza, taa marbuta and attached articles, and a transliteration step reads Latin letters and digits. An embedding model finds products that share no word with the query. The rankings are merged, and between equals the shorter delivery time decides.',
      'Before any shopper saw it, the retailer’s own staff rated the answers to 1,200 past queries, stripped of everything personal. A version that scored below the one before was dropped; two were. The launch went to 5% of visitors, then 25%, then all.',
      'Merchandisers now work from a screen of failed queries, sorted by the visits they cost. A synonym entered there takes effect within a minute.',
    ].join('\n\n'),
    results: [
      {
        metric: 'Searches without a result',
        value: '4%',
        description: 'Arabic searches that end on an empty page fell from 33% to 4%.',
      },
      {
        metric: 'Orders per Arabic search',
        value: '3.2x',
        description: 'Arabic searches that lead to an order rose from 0.9% to 2.9%.',
      },
      {
        metric: 'Typical answer time',
        value: '180 ms',
        description: 'The median time to a page of results went from 640 ms to 180 ms.',
      },
    ],
    timeline: '5 months',
    stack: ['OpenSearch', 'Python', 'Sentence Transformers', 'Next.js', 'Redis'],
    featured: 'false',
  },
  {
    title: 'Solar panels washed when dust costs more than water',
    slug: 'solar-washing-plan',
    industry: 'Energy and maintenance',
    challenge: [
      'A solar operator in Saudi Arabia washed 310,000 panels by the calendar, often just a day before a dust storm or a week after the output began to fall.',
      'Five sites shared four washing crews and water that came by tanker. Faults were found on foot: a failed string went unnoticed for nineteen days on average, since monitoring raised some 900 alarms a day and no shift could read them all. Crews drove out with a paper list, and a spare part was ordered after the old one had broken.',
    ].join('\n\n'),
    solution: [
      'Each morning a model estimates what dust costs every row of panels in lost energy, from inverter readings, clean reference panels and the dust forecast. It sets that against the price of a wash: water, crew and travel. The outcome is a plan for seven days in which the shift lead may move anything.',
      'The same readings sort the alarms. Those with a common cause become one work order with its loss per day; the others stay available but silent. Technicians get their orders on a phone, offline where need be, and the part they book reaches the spare parts list in the ERP.',
      'For three months one site followed the model and a similar one the calendar, so the saving was measured, not assumed.',
    ].join('\n\n'),
    results: [
      {
        metric: 'Water for washing',
        value: '−26%',
        description:
          'Water use at all five sites fell from 3,830 to 2,830 cubic meters a month, averaged over six months.',
      },
      {
        metric: 'Until a fault is found',
        value: '3 days',
        description:
          'The average time before a failed string is noticed fell from 19 days to 3 days.',
      },
      {
        metric: 'Of possible output',
        value: '96.1%',
        description:
          'Delivered energy rose from 94.0% to 96.1% of what clean, fault-free panels would give.',
      },
    ],
    timeline: '12 months',
    stack: ['Python', 'TimescaleDB', 'MQTT', 'Grafana', 'React Native'],
    featured: 'false',
  },
  {
    title: 'School fees in two currencies, one balance per family',
    slug: 'school-fees-platform',
    industry: 'Education',
    challenge: [
      'A school network in Lebanon billed 6,200 families in two currencies from nine spreadsheets, and parents waited for days to learn what they still owed.',
      'Each school had an exchange rate of its own and its own day for fixing it. Sibling discounts were worked out by hand, cash was receipted on paper, and the head office saw the open balances once a term. Absences and grades reached parents through whatever chat group the class preferred. Two bought systems had been given up: neither could hold a bill in one currency and its payment in another.',
    ].join('\n\n'),
    solution: [
      'On the new SaaS platform each school is a tenant with its own fees, calendar and staff, and the head office sees all nine. A bill keeps the currency it was issued in. A payment keeps its own, together with the rate and the moment it was fixed, so a balance can be retraced line by line years later. Cash desks print numbered receipts, and ledger entries reach the accounting system every night.',
      'Parents use one account for all their children, in Arabic, French or English, with fees, absences and grades in one list. Pages stay under 100 kB, since many are opened on prepaid phones.',
      'The school with the most exceptions went first, a term ahead; its 140 special cases became automated tests.',
    ].join('\n\n'),
    results: [
      {
        metric: 'Fees paid on time',
        value: '88%',
        description: 'Fees received by their due date rose from 71% to 88% in the second term.',
      },
      {
        metric: 'Payments in dispute',
        value: '0.6%',
        description: 'Payments that parents dispute fell from 4.8% to 0.6%.',
      },
      {
        metric: 'Office work saved weekly',
        value: '9 h',
        description: 'Fee administration at each school went from 23 hours to 14 hours a week.',
      },
    ],
    timeline: '6 months',
    stack: ['Laravel', 'PHP', 'Vue.js', 'MySQL', 'Redis'],
    featured: 'false',
  },
];
