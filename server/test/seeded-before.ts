/** A case study as earlier versions of the seed wrote it. */
export const SEEDED_BEFORE = [
  {
    title: 'Cold-store orders that follow the week, not last year',
    slug: 'cold-store-orders',
    industry: 'Food distribution',
    challenge: [
      "A food distributor in Jordan reordered 2,400 chilled lines from last year's sheet, which put the peak weeks of spring eleven days in the wrong place.",
      'Yogurt and juice ran short in the first days of Ramadan and filled both cold stores once it was over. Four buyers corrected the worst lines by phone, twice a week, and left no trace of what they had changed. Over a year the write-offs came to 4.2% of purchases. Since nobody could tell a bad quantity from a late delivery, the next spring began with the same sheet and the same argument.',
    ].join('\n\n'),
    solution: [
      "We built a forecast per product and store that runs each night and appears inside the order screen the buyers already used. Each line carries a suggested quantity, its reason in a few words, and a field to disagree. The calendar behind it holds Hijri dates, school terms and salary days, and the client's own planner keeps it up to date.",
      'Three years of invoices were cleaned together with the buyers, one product group at a time. The first release covered 180 dairy products in one store; other groups followed only after their forecast had beaten the sheet on a spring held back for the test. For twelve weeks the ten largest misses were read together every Thursday and sorted by cause.',
    ].join('\n\n'),
    results: [
      {
        metric: 'Stock written off',
        value: '-31%',
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
] as const;
