import type { SeedCaseStudy } from '../types';

export const hairSalonWebsite: SeedCaseStudy = {
  title: 'Six chairs, booked after closing time',
  slug: 'hair-salon-website',
  searchTitle: 'Online booking website for a hair salon in Beirut',
  industry: 'Beauty & Wellness',
  location: 'Beirut, one salon with six chairs',
  team: 'Ours: 1 engineer, 1 designer. Theirs: the owner',
  challenge: [
    'A hair salon in Beirut, Lebanon, took every booking by phone, between two haircuts. It lost guests who were free to call only when the salon had shut.',
    'About nine times a month two guests arrived for the same chair. The appointment book at the front desk had a line for each hour, and a color treatment of three hours was regularly written into one of them. The old website was a single picture with a phone number. It took eleven seconds to appear on a mobile connection, and the salon could not change the prices in it.',
  ].join('\n\n'),
  solution:
    'The new website shows services, prices and stylists, and takes online bookings at any hour. A guest picks a service and, if it matters, a stylist; the calendar offers only times that are long enough.',
  steps: [
    {
      title: 'Watch the front desk',
      period: 'Week 1',
      text: 'From Tuesday to Saturday we sat beside the appointment book. Most double bookings turned out to be color treatments: they were entered for as long as the stylist works, though the guest stays until the color has set.',
      kept: 'a list of 34 services with their true lengths',
    },
    {
      title: 'Build one page at a time',
      period: 'Weeks 2 to 5',
      text: 'Pages are rendered on the server, pictures are cut to the width of the phone, and the first page weighs 190 kB. The owner changes prices, opening hours and days off from a phone.',
      kept: 'the website with its source',
    },
    {
      title: 'Run it alongside the paper book',
      period: 'Weeks 6 and 7',
      text: 'The salon kept both for two weeks and compared them each evening. Guests get a confirmation and a reminder, and can move or cancel a booking up to six hours beforehand.',
      kept: 'the paper book, for the days without power',
    },
  ],
  results: [
    {
      metric: 'Bookings made online',
      value: '62%',
      description: 'Four in ten of them are made after closing time.',
      from: 'none',
      to: '62%',
      measuredBy:
        'Share of all bookings, by phone, in person or online, in the third month after launch.',
    },
    {
      metric: 'Double bookings',
      value: '−89%',
      description: 'Times a month that two guests came for one chair.',
      from: '9',
      to: '1',
      measuredBy:
        'Noted by the front desk on a sheet, average of three months before and after. What remains is usually a guest who comes on the wrong day.',
    },
    {
      metric: 'First page on mobile',
      value: '1.1 s',
      description: 'Time until the first page can be read on a phone.',
      from: '11 s',
      to: '1.1 s',
      measuredBy:
        'Median of 20 loads on the same phone and line, in the salon, at noon. Old and new website on the same day.',
    },
  ],
  lessons: [
    'The page stopped at a password\nI tried the first version on my own phone, which fills in passwords by itself. On the phones that guests carry it asked for one, and half of those who had chosen a time stopped there and called instead. We had made guests open an account to get a haircut.\nWhat we do now: a name and a phone number are enough to book a chair.',
    'Stylists saw their calendar last\nA Thursday in the salon: a guest arrives on time, and her stylist has just sat down to lunch. The calendar was offering the hours in which two of them take their breaks. I had shown it to the owner, who approved it, and never once to the stylists whose hours it was offering. Now they read the calendar before anyone else.',
  ].join('\n\n'),
  timeline: '7 weeks',
  stack: ['Astro', 'TypeScript', 'Tailwind CSS', 'SQLite'],
  featured: 'false',
  relatedInsight: 'thirty-checks-before-an-arabic-site-goes-live',
};
