import type { SolutionPageCopy } from './solution-page.copy';

const copy: SolutionPageCopy = {
  heading: 'A website that opens at once and feeds your systems',
  lead: 'Web development in Arabic and English. Copy first, then pages that appear in under two seconds on the phones people carry, and forms that land in the system your staff already use.',
  plate: {
    look: 'phone',
    title: 'On a phone, 4G',
    corner: 'Measured',
    columns: 'minmax(0,1fr) auto',
    rows: [
      [' First content', ' 1.1 s'],
      [' Largest picture', ' 1.5 s'],
      [' All scripts', ' 96 kB'],
      [' Works without scripts', '['],
    ],
  },
  facts: [
    { label: 'Launch', value: '6 to 8 weeks' },
    { label: 'First content on a phone', value: 'under 1.5 seconds' },
    { label: 'From us', value: '2 people' },
    { label: 'From you', value: 'Someone who approves copy' },
  ],
  stages: [
    {
      when: 'Week 1',
      title: 'One thing to do',
      text: 'We agree on what a visitor should be able to do, and how we will count it.',
      result: 'one page, signed by both sides',
    },
    {
      when: 'Weeks 2 to 3',
      title: 'The copy',
      text: 'Written in Arabic and English side by side, neither translated from the other.',
      result: 'copy that your people have read aloud',
    },
    {
      when: 'Weeks 3 to 4',
      title: 'The design',
      text: 'Three pages with the real copy, on a phone first, in both directions.',
      result: 'pages you have used with your thumb',
    },
    {
      when: 'Weeks 5 to 7',
      title: 'Built and connected',
      text: 'Bookings, prices and inquiries go to the system where your staff work. Speed is measured with each change.',
      result: 'a site that two of your people can edit',
    },
    {
      when: 'Week 8',
      title: 'Moved',
      text: 'Old addresses lead to new ones, and we watch the search engines for a month.',
      result: 'code, domain and account in your name',
    },
  ],
  deliverables: [
    {
      title: 'The site and its code',
      text: 'On hosting of your own, for a few dinars a month.',
    },
    {
      title: 'Texts in two languages',
      text: 'With a short guide to how your firm speaks.',
    },
    {
      title: 'Two trained editors',
      text: 'Who have each changed a price and published a page while we watched.',
    },
    {
      title: 'Figures without a banner',
      text: 'Visits and inquiries are counted without cookies, on your own server.',
    },
  ],
  needs: [
    'Somebody who may approve texts, within two days.',
    'Photographs of what you do, or a day on which we can take them.',
    'Access to the domain, which is often the longest search.',
  ],
  against: [
    'All your customers come from a page on a marketplace, where the money is better spent.',
    'The shop has no reliable stock figures behind it yet.',
    'Nobody will have an hour a month for it.',
  ],
  questions: [
    {
      question: 'Can we keep our present system?',
      answer:
        'If your staff are at home in it and it can be fast, we put a new front before it. Otherwise we move what is in it.',
    },
    {
      question: 'Will we lose our place in the search results?',
      answer:
        'Every old address is led to its successor, and we compare clicks week by week. A dip of two weeks is normal.',
    },
    {
      question: 'Who translates?',
      answer:
        'Nobody. Both texts are written by editors of that language, from the same notes, and read against each other.',
    },
    {
      question: 'What does it cost to run?',
      answer: 'Hosting and domain. There is no license, and no contract with us that you need.',
    },
  ],
};

export default copy;
