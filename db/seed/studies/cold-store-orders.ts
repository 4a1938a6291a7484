import type { SeedCaseStudy } from '../types';

export const coldStoreOrders: SeedCaseStudy = {
  title: 'Cold-store orders that follow the week, not last year',
  slug: 'cold-store-orders',
  searchTitle: 'Demand forecasting for a food distributor in Jordan',
  industry: 'Food distribution',
  location: 'Amman and Irbid, two cold stores',
  team: 'Ours: 2 engineers, 1 analyst. Theirs: 4 buyers, 1 planner, 1 analyst',
  challenge: [
    'Each spring a food distributor in Jordan stocked up eleven days late for its peak. It copied 2,400 chilled lines from the previous year’s order sheet.',
    'Twice a week four buyers corrected the worst lines by phone, without noting which ones or why. Yogurt and juice ran short in the first days of Ramadan and filled both cold stores once it was over. The write-offs came to 4.2% of purchases. Since a bad quantity and a late delivery looked the same on paper, the next spring began with the same sheet and the same argument.',
  ].join('\n\n'),
  solution:
    'We built a forecast per product and store that runs each night and appears inside the order screen the buyers already used. There was no new system to learn, and every quantity now comes with a reason.',
  steps: [
    {
      title: 'Read the invoices with the buyers',
      period: 'Weeks 1 to 5',
      text: 'One odd week in three had a cause that no file recorded, such as a closed border crossing or a broken chiller. The buyers told us while we cleaned three years of invoices at their own desk, one product group at a time.',
      kept: 'the cleaned history, and a log of 61 unusual weeks',
    },
    {
      title: 'Give the model the right calendar',
      period: 'Weeks 6 to 9',
      text: 'One table holds the distance of each day to Ramadan, both Eids, school terms and salary days. The client’s planner keeps it up to date, which takes an hour a quarter.',
      kept: 'the calendar, with calculated and announced dates side by side',
    },
    {
      title: 'Test on a spring they all remember',
      period: 'Weeks 10 to 14',
      text: 'We hid the spring of 2025 from the model. A forecast reached the order screen only where it beat the sheet by 10%, which it did in 21 of 26 product groups. The other five still use the sheet.',
      kept: 'the test, which runs again every month',
    },
    {
      title: 'Put it where orders are placed',
      period: 'Weeks 15 to 24',
      text: 'Buyers see a suggested quantity, one line on what drove it, and a field in which to disagree. First came 180 dairy products in one store, then group after group.',
      kept: 'the code, in the client’s repository from the first commit',
    },
    {
      title: 'Read the misses together, then leave',
      period: 'Weeks 19 to 30',
      text: 'Every Thursday we all read the ten largest misses on one page, sorted by cause. After twelve weeks the client’s analyst led the meeting, and we stopped coming.',
      kept: 'the weekly page, still read every Thursday',
    },
  ],
  results: [
    {
      metric: 'Stock written off',
      value: '−31%',
      description: 'Less chilled stock thrown away in both stores.',
      from: '4.2%',
      to: '2.9%',
      measuredBy:
        'Chilled stock written off as a share of purchases, December to September against the same ten months a year earlier. From the client’s ledger.',
    },
    {
      metric: 'Suggestions accepted unchanged',
      value: '94%',
      description: 'Most lines take one tap; the buyers think about the rest.',
      from: 'none',
      to: '94%',
      measuredBy:
        'Share of about 5,100 suggested lines a week that a buyer accepts without a change, over the last twelve weeks. There were no suggestions before.',
    },
    {
      metric: 'Saved per buyer, per week',
      value: '6 h',
      description: 'Time at the order desk, for each of four buyers.',
      from: '11 h',
      to: '5 h',
      measuredBy:
        'Open time of the order screen on the two order days, as the screen logged it: median of eight weeks before and after.',
    },
  ],
  lessons: [
    'I trusted the delivery note\nI usually check the measurement before I blame a model. Here I did not: for six weeks the forecast learned from the date on the delivery note, though the goods reached the gate on a different day. In hot months the two dates are a day and a half apart; I had put the misses down to chance.\nWhat we do now: we compare both dates on the first afternoon of a project.',
    'Irbid saw my answers before my errors\nI live in Irbid, and there I was in a hurry. Its store went live before the buyers had read a single list of misses. They overruled half the suggestions in the first two weeks, and some of the time they were right. Buyers now read two such lists with us before they see the first suggestion; how else would they know when to trust me?',
  ].join('\n\n'),
  timeline: '7 months',
  stack: ['Python', 'LightGBM', 'PostgreSQL', 'React'],
  featured: 'true',
  relatedInsight: 'a-forecast-that-knows-when-ramadan-moves',
};
