import type { SolutionPageCopy } from './solution-page.copy';

const copy: SolutionPageCopy = {
  heading: 'A fast website whose bookings land in your own system',
  lead: 'Websites in Arabic and English for clinics, salons and stores from Kuwait City to Beirut. Text first, then pages that appear in under 1.5 seconds on the phones people carry, and forms that reach the system your staff already use.',
  facts: [
    { label: 'Launch', value: '6 to 8 weeks' },
    { label: 'First content on a phone', value: 'Under 1.5 seconds' },
    { label: 'From us', value: '2 people' },
    { label: 'From you', value: 'Someone who approves the text' },
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
      title: 'The text',
      text: 'Written in Arabic and English side by side, neither version translated from the other.',
      result: 'text that your people have read aloud',
    },
    {
      when: 'Weeks 3 to 4',
      title: 'The design',
      text: 'Three pages with the real text, on a phone first, in both directions.',
      result: 'pages you have used with your thumb',
    },
    {
      when: 'Weeks 5 to 7',
      title: 'Built and connected',
      text: 'Bookings and inquiries go to the system where your staff work, and prices come from it. Speed is measured with each change.',
      result: 'a site that two of your people can edit',
    },
    {
      when: 'Week 8',
      title: 'Live',
      text: 'Old addresses lead to new ones, and we watch the search engines for a month.',
      result: 'code, domain and account in your name',
    },
  ],
  deliverables: [
    {
      title: 'The site and its code',
      text: 'On hosting in your name, at a low monthly cost.',
    },
    {
      title: 'Text in two languages',
      text: 'With a short guide to your firm’s way of writing.',
    },
    {
      title: 'Two trained editors',
      text: 'Each has changed a price and published a page before the handover.',
    },
    {
      title: 'No cookie banner needed',
      text: 'Visits and inquiries are counted without cookies, on your server.',
    },
  ],
  needs: [
    'Someone who can approve the text within two days.',
    'Photographs of what you do, or a day when we can take them.',
    'Access to the domain, which is often what takes longest to find.',
  ],
  fits: [
    'More than ten callers a day ask only for a price, your opening hours or the next free slot.',
    'Your present site has over 1,000 visitors a month, and fewer than 20 of them call, write or book.',
    'More than 30 prices or dates change each month, and each is entered a second time for the website.',
  ],
  against: [
    'All your customers come through an online marketplace. The money is better spent there.',
    'Your online store has no reliable stock figures behind it yet.',
    'No one will have an hour a month to keep it current.',
  ],
  questions: [
    {
      question: 'Can we keep our current system?',
      answer:
        'If your staff know it well and it can be made fast, yes: we put a new website in front of it. Otherwise we move its content.',
    },
    {
      question: 'How much does a website cost, and how long does it take?',
      answer:
        'Six to eight weeks and 60 to 80 person-days of our work for a site in Arabic and English. At 400 US dollars a day, a round number for comparison and not our rate, that is 24,000 to 32,000 dollars. An online store or a portal takes longer; the prototype ends with a fixed price.',
    },
    {
      question: 'Do you also build online stores, and can our staff edit the pages?',
      answer:
        'Yes to both. An e-commerce site shows the stock and the prices of your ERP. Your staff edit pages in a content management system (CMS) without license fees, and build new ones from ready-made parts of the web design.',
    },
    {
      question: 'Will we lose our place in the search results?',
      answer:
        'Every old address redirects to its successor, and we compare clicks week by week. A dip for two weeks is normal.',
    },
    {
      question: 'Who translates?',
      answer:
        'Nobody. We write each version in its own language, from the same notes, and then read the two against each other.',
    },
    {
      question: 'What does it cost to run?',
      answer:
        'Hosting, the domain and a few hours a year for security updates, which any developer can do from our instructions. There is no license fee, and you need no contract with us.',
    },
  ],
  cta: {
    heading: 'How long does it take to change one price?',
    text: 'We will show you who could change it, and in how many minutes.',
  },
};

export default copy;
