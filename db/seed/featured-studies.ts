import type { SeedCaseStudy } from './types';

/** Those that the home page shows first. */
export const featuredStudies: SeedCaseStudy[] = [
  {
    title: 'Cold-store orders that follow the week, not last year',
    slug: 'cold-store-orders',
    industry: 'Food distribution',
    challenge: [
      'A food distributor in Jordan reordered 2,400 chilled lines by last year’s sheet, and that put the peak weeks of spring eleven days in the wrong place.',
      'Yogurt and juice ran short in the first days of Ramadan and filled both cold stores once it was over. Four buyers corrected the worst lines by phone, twice a week, and left no trace of what they had changed. Over a year the write-offs came to 4.2% of purchases. Since nobody could tell a bad quantity from a late delivery, the next spring began with the same sheet and the same argument.',
    ].join('\n\n'),
    solution: [
      'We built a forecast per product and store that runs each night and appears inside the order screen the buyers already used. Each line carries a suggested quantity, its reason in a few words, and a field to disagree. The calendar behind it holds Hijri dates, school terms and salary days, and the client’s own planner keeps it up to date.',
      'Three years of invoices were cleaned together with the buyers, one product group at a time. The first release covered 180 dairy products in one store; other groups followed only after their forecast had beaten the sheet on a spring held back for the test. For twelve weeks the ten largest misses were read together every Thursday and sorted by cause.',
    ].join('\n\n'),
    results: [
      {
        metric: 'Stock written off',
        value: '−31%',
        description:
          'Chilled stock written off fell from 4.2% to 2.9% of purchases, over the same ten months of two years.',
      },
      {
        metric: 'Suggestions accepted unchanged',
        value: '94%',
        description:
          'Buyers went from 0 suggested lines to 5,100 a week and accept 94% of them as they stand.',
      },
      {
        metric: 'Saved per buyer weekly',
        value: '6 h',
        description: 'Time at the order desk fell from 11 hours to 5 hours a week for each buyer.',
      },
    ],
    timeline: '7 months',
    stack: ['Python', 'LightGBM', 'PostgreSQL', 'React'],
    featured: 'true',
  },
  {
    title: 'One order book for eleven warehouses',
    slug: 'one-order-book',
    industry: 'Building materials',
    challenge: [
      'A building materials supplier in Saudi Arabia kept eleven stock ledgers, one per yard, so sales promised cement that a neighboring yard had just sold.',
      'On an ordinary day four hours and three people lay between an order and its pick list. Drivers learned at the gate that half of their load was in a yard 60 km away, and many trucks left part full. The ERP held the invoices but not the stock: it was corrected once a month, after a count that closed each yard for a day.',
    ].join('\n\n'),
    solution: [
      'One order book now sits on top of the existing ERP. It knows what each yard has, what is reserved and what is on the road, and it reserves stock the moment a salesperson confirms a line. Foremen scan goods in and out on handheld devices whose screens are in Arabic and Urdu and go on working without a signal.',
      'The ERP integration came first: the item codes of eleven ledgers were matched to a single list of 6,300 items, with the foremen at the table. Yards joined one at a time, each after two weeks in which ledger and system were counted side by side.',
      'A loading plan proposes which orders share a truck and is recalculated with every new one. The dispatcher decides.',
    ].join('\n\n'),
    results: [
      {
        metric: 'From order to pick list',
        value: '9 min',
        description:
          'The median time from a confirmed order to its pick list fell from 4 hours to 9 minutes.',
      },
      {
        metric: 'Part-loaded trips',
        value: '−18%',
        description:
          'Trips that used less than 80% of the payload fell from 1,150 to 943 a month across all yards.',
      },
      {
        metric: 'Stock records correct',
        value: '98.6%',
        description: 'Counted items that match the stock record rose from 83% to 98.6%.',
      },
    ],
    timeline: '9 months',
    stack: ['TypeScript', 'Node.js', 'PostgreSQL', 'Kotlin', 'SAP Business One'],
    featured: 'true',
  },
  {
    title: 'Test results that patients read without calling',
    slug: 'clinic-patient-portal',
    industry: 'Healthcare',
    challenge: [
      'A private clinic group in the UAE answered 1,900 calls a week, and two out of three asked only whether a result was ready or an earlier slot was free.',
      'Seven clinics shared a phone desk but no calendar. A result often lay in the laboratory system for a day before anyone read it to the patient, and callers were identified by name and birthday. Those who did not get through came in person or stayed away: 14% of booked slots went unused. The group wanted one portal in Arabic and English that its own data protection officer would sign off.',
    ].join('\n\n'),
    solution: [
      'The portal is a multi-tenant SaaS platform. Each clinic has its own calendar, price list and staff roles, while a patient sees one account for all seven. A result appears once a physician has released it, with a note in plain words. Visits are confirmed or moved from a text message.',
      'Patients sign in with a one-time code after their ID card has been checked once at a desk. Every view of a record goes into an audit log, which the compliance team searches without our help.',
      'Appointments and results are exchanged with the clinic system over HL7 FHIR. One clinic with 400 patients used the portal alone for six weeks; the questions it raised led to a new appointment screen before the others opened.',
    ].join('\n\n'),
    results: [
      {
        metric: 'Calls to the desk',
        value: '−58%',
        description: 'Calls to the shared phone desk fell from 1,900 to 800 a week.',
      },
      {
        metric: 'Until results are read',
        value: '4 h',
        description:
          'The median time between a released result and its first reading fell from 31 hours to 4 hours.',
      },
      {
        metric: 'Appointments missed',
        value: '8%',
        description: 'Booked slots in which nobody appeared fell from 14% to 8%.',
      },
    ],
    timeline: '10 months',
    stack: ['TypeScript', 'React', 'NestJS', 'PostgreSQL', 'HL7 FHIR', 'Keycloak'],
    featured: 'true',
  },
];
