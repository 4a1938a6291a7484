import type { Drawing, StudyDrawings } from './drawings.types';

const clinic: readonly Drawing[] = [
  {
    look: 'sheet',
    label:
      'Before: the call list on a Monday. Five of six callers ask about a result or an appointment.',
    title: 'Phone desk, Monday',
    corner: '31 waiting',
    columns: '4rem minmax(0,1fr) 5.5rem',
    rows: [
      ['.08:01', ' Is my result ready?', '!again'],
      ['.08:02', ' An earlier slot?', ''],
      ['.08:02', ' Is my result ready?', '!again'],
      ['.08:04', ' A question about a dose', ''],
      ['.08:05', ' Is my result ready?', ''],
      ['.08:05', ' Move to Thursday', '~hung up'],
    ],
    caption: 'Two questions, some 1,270 times a week',
    text: 'Often the answer had been in the laboratory system for a day.',
  },
  {
    look: 'phone',
    label:
      'After: the portal on a phone. Blood tests are released by a physician, with a note in plain words and the next appointment below them.',
    title: 'Blood tests',
    corner: 'Released',
    columns: '1fr',
    rows: [
      [' Hemoglobin | .13.1 g/dL\n White cells | .6,200 /µL\n Iron | .62 µg/dL'],
      [
        '.Dr. H. writes\n All values are in range. Iron is at the low end; we will check again in March.',
      ],
      ['.Next visit\n Tue, March 3, 10:20'],
      ['[Move the visit'],
    ],
    card: {
      columns: 'minmax(0,1fr) auto',
      rows: [
        [' Hemoglobin', ' 13.1'],
        [' White cells', ' 6,200'],
        [' Iron', ' 62'],
      ],
    },
    caption: 'The result, explained',
    text: 'It appears once a physician has released it, in Arabic or English, as the patient prefers.',
  },
];

const salon: readonly Drawing[] = [
  {
    look: 'paper',
    label:
      'Before: a page of the paper appointment book. A three-hour color treatment is written into one line, and another line holds two names.',
    title: 'Thursday',
    corner: 'chair 2',
    columns: '4rem minmax(0,1fr)',
    rows: [
      ['.10:00', ' Rima, cut'],
      ['.11:00', ' Dana, color | !3 h!'],
      ['.12:00', '~Maya, cut | !where?'],
      ['.13:00', ' Lina | !Joumana?'],
      ['.14:00', ' Hala, cut'],
      ['.15:00', ' Nour, cut'],
    ],
    caption: 'Color takes three of these lines',
    text: 'The book had no room for the time that color needs to set, so the next guest stood and waited.',
  },
  {
    look: 'phone',
    label:
      'After: the booking page on a phone. For a color treatment with Sara it offers three times, all of them long enough.',
    title: 'Color, with Sara',
    corner: '3 h',
    columns: '1fr auto',
    rows: [
      [' Thu, Nov 26\n.setting time included', '[10:00'],
      [' Fri, Nov 27', '[09:30'],
      [' Sat, Nov 28', '[14:00'],
      ['.No earlier time is long enough.', ''],
    ],
    foot: 'Move or cancel up to six hours before',
    caption: 'Only times that are long enough',
    text: 'Each of the 34 services has its true length, and the time that color needs is part of it.',
  },
];

const search: readonly Drawing[] = [
  {
    look: 'screen',
    label:
      'Before: four spellings of the word for a chandelier. Only the catalog’s own spelling finds anything.',
    title: 'Search',
    corner: 'as it was',
    columns: 'minmax(0,1fr) auto',
    rows: [
      ['_ثريا', ' 214 found'],
      ['_الثريّا', '!nothing'],
      ['_ثريه', '!nothing'],
      ['_thuraya', '!nothing'],
    ],
    foot: '20 seconds until the visitor leaves',
    caption: 'One spelling out of four',
    text: 'The shop wanted the catalog’s own spelling. No shopper had seen the catalog.',
  },
  {
    look: 'screen',
    label:
      'After: all four spellings find the same chandeliers, and the result that can be delivered tomorrow is the first.',
    title: 'Search',
    corner: '180 ms',
    columns: 'minmax(0,1fr) auto',
    rows: [
      ['_ثريا | _الثريّا | _ثريه | _thuraya', ' 214 found'],
      [' Chandelier, 8 arms\n.Delivery tomorrow', '#1'],
      [' Chandelier, crystal\n.Delivery on Sunday', '#2'],
      [' Floor lamp\n.Found by meaning', '#3'],
    ],
    card: {
      rows: [
        ['_ثريا', ' 214 found'],
        ['_الثريّا', ' 214 found'],
        ['_thuraya', ' 214 found'],
      ],
    },
    caption: 'Four spellings, one answer',
    text: 'The first two results match by spelling, the third by meaning. Between equals, the faster delivery comes first.',
  },
];

const solar: readonly Drawing[] = [
  {
    look: 'sheet',
    label:
      'Before: the washing calendar of a site. Washing is scheduled through Wednesday, and a dust storm comes on Thursday.',
    title: 'Washing, site 2',
    corner: 'every 10 days',
    columns: '3.5rem minmax(0,1fr) minmax(0,1.2fr)',
    rows: [
      ['.Sun', ' rows 1 to 80', '%12'],
      ['.Mon', ' rows 81 to 160', '%14'],
      ['.Tue', '.–', '%16'],
      ['.Wed', ' rows 161 to 240', '%18'],
      ['.Thu', '!dust storm', '%96'],
    ],
    foot: 'Bars: dust on the panels',
    caption: 'Clean on Wednesday, brown on Thursday',
    text: 'The calendar knew the date. It did not know the weather, the price of water, or the loss.',
  },
  {
    look: 'screen',
    label:
      'After: the plan of a day. For each block of panels the loss to dust stands against the price of a wash, and two of three are washed.',
    title: 'Plan for Saturday',
    corner: '2 crews',
    columns: 'minmax(0,1fr) auto',
    rows: [
      ['%92\n=38\n.Site 2, rows 1 to 120', '[wash'],
      ['%64\n=41\n.Site 4, rows 40 to 96', '[wash'],
      ['%24\n=44\n.Site 1: dew likely tonight', '_wait'],
    ],
    foot: 'Upper bar: what dust costs. Lower bar: what a wash costs.',
    caption: 'Two bars decide',
    text: 'The shift lead can move any wash, and says why with one tap.',
  },
];

const school: readonly Drawing[] = [
  {
    look: 'sheet',
    label:
      'Before: one family in the spreadsheets of two schools, with amounts in two currencies, different exchange rates and no total.',
    title: 'Haddad family, 3 children',
    corner: '2 of 9 files',
    columns: '1.2fr 1fr 1fr',
    rows: [
      [' School 2', ' 1,400 USD', '.rate of the 1st'],
      [' School 2', '~14.2 m LBP', '!rate?'],
      [' School 5', ' 900 USD', '.rate of the 15th'],
      [' School 5', ' cash, undated', '!receipt 311'],
      [' Total', '!?', ''],
    ],
    caption: 'What is owed depends on whom you ask',
    text: 'Nine schools fixed nine rates on nine days. Parents waited to hear what they owed.',
  },
  {
    look: 'phone',
    label:
      'After: the balance of the family on a phone. Each bill and payment keeps its currency, its rate and the moment it was fixed.',
    title: 'Haddad family',
    corner: '3 children',
    columns: 'minmax(0,1fr) auto',
    rows: [
      [' Term 2, both schools\n.billed 2,300 USD', ' 2,300'],
      [' Cash, January 12\n.44.75 m LBP at 89,500, fixed 10:42', ' −500'],
      [' Transfer, January 20', ' −1,200'],
      [' Open | .due March 1', '#600'],
    ],
    foot: 'Receipts 2041 and 2077',
    card: {
      rows: [
        [' Term 2', ' 2,300'],
        [' Paid', ' −1,700'],
        [' Open', '#600'],
      ],
    },
    caption: 'One balance, every line',
    text: 'Two currencies and two schools, and one amount that is still open.',
  },
];

export const serviceDrawings: StudyDrawings = {
  'clinic-patient-portal': clinic,
  'hair-salon-website': salon,
  'arabic-product-search': search,
  'solar-washing-plan': solar,
  'school-fees-platform': school,
};
