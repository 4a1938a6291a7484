import type { Country } from '../../config/guides';

const copy = {
  subject: 'A digital transformation team for the Middle East',
  title: 'Systems built to be handed over',
  lead: 'A fully remote team that builds and connects business systems in the Middle East. Each contract ends with a list of handover drills, such as restoring last night’s backup without us. We stay until your people pass them, and the last 15% of our fee is due only then.',
  /** What the map shows, for those who cannot see it. */
  coverage: 'Where we work: Jordan, the UAE, Saudi Arabia, Kuwait and Lebanon',
  countries: {
    lebanon: 'Lebanon',
    jordan: 'Jordan',
    kuwait: 'Kuwait',
    saudiArabia: 'Saudi Arabia',
    uae: 'UAE',
  } satisfies Record<Country, string>,
  stats: [
    { value: '2024', meaning: 'founded' },
    { value: '+10', meaning: 'projects' },
    { value: '5', meaning: 'countries' },
    { value: '+8', meaning: 'team members' },
  ],
  storyHeading: 'Our Story',
  story: [
    'We founded the firm in 2024, after years of repairing the same kind of project: software that had been delivered, paid for and quietly worked around with spreadsheets. We wanted to find out what happens when the people who use a system decide when it is finished.',
    'Our first contracts were for ERP integration in warehouses and workshops, where a wrong number can be seen from the loading dock. Forecasting, data analytics and supply chain planning grew out of that work, once there were connected records to plan with. SaaS platforms and websites followed when clients wanted something their customers could sign in to.',
    'Today we work from Beirut to Dubai, mostly for companies of about 50 to 2,000 people, often family-owned or part of a group; smaller ones come to us for a website. We have no office. Our week runs from Sunday to Thursday, most of our meetings are by video, and when a process has to be seen, one of us travels.',
  ],
  countryGuides: 'What to settle first in a project, by country',
  /** For screen readers. */
  statements: 'Mission and vision',
  missionHeading: 'Mission',
  mission:
    'We give companies in the region systems that their people understand, run without us and would choose again.',
  visionHeading: 'Vision',
  vision:
    'A Middle East in which a midsize company trusts its own figures, and reads them in Arabic as readily as in English.',
  team: {
    heading: 'Who you will talk to',
    intro:
      'These are some of us. There are no account managers: the people you talk to do the work and sign what they publish.',
    speaks: 'Speaks',
    /** Names a list: `{name}`. */
    articles: 'Articles by {name}',
    sample: 'Sample profiles: these people are invented',
  },
  valuesHeading: 'Our Values',
  valuesIntro: 'Four promises a client can hold us to.',
  values: [
    {
      title: 'Excellence',
      text: 'Every release comes with its test report and the three biggest weaknesses we know of, for you to read before you pay for the next step.',
    },
    {
      title: 'Partnership',
      text: 'One of your people joins our planning every week and has a vote on what comes next. The code is in your own account from its first line.',
    },
    {
      title: 'Innovation',
      text: 'A new method has to beat your current one, on your data, before we build it in. You get the comparison even when the old method wins.',
    },
    {
      title: 'Agility',
      text: 'At each review you may change the order of what follows, and if the change costs extra, we tell you within two working days.',
    },
  ],
  getInTouch: 'Get in Touch',
  seeCases: 'See Case Studies',
  /** An example of the four steps. */
  plan: {
    heading: 'A nine-month project, step by step',
    intro:
      'This is how a typical project runs. Small ones take the same four steps in six to eight weeks; either way you can stop after any of them.',
    firstMonth: 'Month 1',
    lastMonth: 'Month 9',
    steps: [
      { when: 'Weeks 1 to 3', who: 'Two of us, and the people who do the work' },
      { when: 'Weeks 3 to 8', who: 'A designer and an engineer, with six of your users' },
      { when: 'Months 3 to 7', who: 'Three of our engineers and two of yours' },
      { when: 'Months 7 to 9', who: 'Your team, with one of us alongside' },
    ],
  },
};

export default copy;
